import { deleteOldKeys } from './calls/idempotency.repository.ts';
import type { Job, JobDeps } from './calls/jobs.ts';
import { deleteOldHits } from './calls/limits.repository.ts';
import { raiseAction } from './modules/payments/index.ts';
import { DEAD_LETTERS } from './platform/jobs/job-queue.ts';

const HOUR = 60 * 60;

export const housekeepingJobs = ({ database, asSystem }: JobDeps): Job[] => [
  {
    name: 'delete-old-keys',
    everySeconds: HOUR,
    work: async () => {
      await deleteOldKeys(database);
      await deleteOldHits(database);
    },
  },
  {
    // What was tried again and again and never worked is a person's to look at, once for the same work.
    name: DEAD_LETTERS,
    work: ({ jobId = '', jobName = '', ...ids }) =>
      asSystem((ctx) =>
        raiseAction(ctx, {
          kind: 'dead-letter',
          dedupeKey: `dead-letter:${jobName}:${JSON.stringify(ids)}`,
          owner: { kind: 'job', id: jobId },
          message: `The work “${jobName.replace(/[./-]/g, ' ')}” was given up after many tries; the log says of what`,
        }),
      ),
  },
];
