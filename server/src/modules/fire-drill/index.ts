export { DrillRefused, type DrillReport, type FireDrill } from './fire-drill.ports.ts';
