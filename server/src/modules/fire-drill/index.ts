export { drillsOfPerson } from './drills-of-person.ts';
export { DrillRefused, type DrillReport, type FireDrill } from './fire-drill.ports.ts';
export { tidyAfterDrill } from './tidy-after-drill.ts';
