export { demoAccounts } from './accounts.ts';
export { isDemoDatabase, isEmptyDatabase } from './demo.repository.ts';
export { type DemoDeps, type DemoReport, loadDemo } from './load-demo.ts';
export { emptyTables } from './wipe.repository.ts';
