import type { FireDrill } from '../modules/fire-drill/index.ts';
import { clearDrillDatabases } from './drill-database.repository.ts';
import { type DrillDeps, runDrill } from './run-drill.ts';
import { scenarios } from './scenarios/index.ts';

export const createFireDrill = (deps: DrillDeps): FireDrill => ({
  scenarios: scenarios.length,
  run: (onResult) => runDrill(deps, onResult),
  clear: () => clearDrillDatabases(deps.url),
});
