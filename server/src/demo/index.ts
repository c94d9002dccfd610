export { demoAccounts } from './accounts.ts';
export { type Actors, createActors, granted } from './actors.ts';
export { clearDemo } from './clear-demo.ts';
export { isDemoDatabase, isEmptyDatabase } from './demo.repository.ts';
export { submitCard } from './gateway-visit.ts';
export { type DemoDeps, type DemoReport, loadDemo } from './load-demo.ts';
export { enlist } from './story/cast.ts';
