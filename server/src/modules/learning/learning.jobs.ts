import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { deletePassingEvents } from './progress/events.repository.ts';
import { sittingJobs } from './tests/close-sitting.ts';

const HOUR = 60 * 60;
const KEPT_MS = 90 * 24 * HOUR * 1000;

export const learningJobs = (deps: JobDeps): Job[] => [
  {
    name: 'delete-passing-events',
    everySeconds: 24 * HOUR,
    work: async () => {
      await deletePassingEvents(deps.database, new Date(deps.now().getTime() - KEPT_MS));
    },
  },
  ...sittingJobs(deps),
];
