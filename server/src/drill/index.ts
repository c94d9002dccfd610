import type { FireDrill } from '../modules/fire-drill/index.ts';
import { type DrillDeps, runDrill } from './run-drill.ts';
import { scenarios } from './scenarios/index.ts';
import { clearScratchDatabase } from './scratch-database.repository.ts';

export const createFireDrill = (deps: DrillDeps): FireDrill => ({
  scenarios: scenarios.length,
  run: (onResult) => runDrill(deps, onResult),
  clear: () => clearScratchDatabase(deps.url),
});
