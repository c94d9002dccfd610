export { demoAccounts } from './accounts.ts';
export { clearDemo } from './clear-demo.ts';
export { isDemoDatabase, isEmptyDatabase } from './demo.repository.ts';
export { type DemoDeps, type DemoReport, loadDemo } from './load-demo.ts';
