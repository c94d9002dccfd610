import { enqueueAll, type Job, type JobDeps, perform } from '#server/calls/jobs.ts';
import { TAKE_IMPORT } from './import/runs/import.command.ts';
import { listSilentRuns } from './import/runs/import-runs.repository.ts';
import { takeImport } from './import/runs/take-import.ts';

const HOUR = 60 * 60;

export const importJobs = (deps: JobDeps): Job[] => [
  {
    ...perform(TAKE_IMPORT, ({ runId }) => takeImport(deps.outer(), runId)),
    longestSeconds: 6 * HOUR,
  },
  {
    name: 'resume-imports',
    everySeconds: 60,
    work: () => deps.asSystem(async (ctx) => enqueueAll(ctx, TAKE_IMPORT, await listSilentRuns(ctx.db))),
  },
];
