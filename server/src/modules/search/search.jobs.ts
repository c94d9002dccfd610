import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { refreshSearch } from './refresh-search.ts';

const FIVE_MINUTES = 5 * 60;

export const searchJobs = ({ asSystem }: JobDeps): Job[] => [
  { name: 'refresh-search', everySeconds: FIVE_MINUTES, work: () => asSystem(refreshSearch) },
];
