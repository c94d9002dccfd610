import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { deletePassingEvents } from './progress/events.repository.ts';

const HOUR = 60 * 60;
const KEPT_MS = 90 * 24 * HOUR * 1000;

export const learningJobs = ({ database, now }: JobDeps): Job[] => [
  {
    name: 'delete-passing-events',
    everySeconds: 24 * HOUR,
    work: async () => {
      await deletePassingEvents(database, new Date(now().getTime() - KEPT_MS));
    },
  },
];
