import { type Job, type JobDeps, perform } from '#server/calls/jobs.ts';
import { CARRY_OUT, carryOut, runEnabled } from './retention/run-retention.ts';

const DAY = 24 * 60 * 60;

export const privacyJobs = (deps: JobDeps): Job[] => [
  perform(CARRY_OUT, ({ runId }) => carryOut(deps.outer(), runId)),
  { name: 'keep-to-retention', everySeconds: DAY, work: () => runEnabled(deps.outer()) },
];
