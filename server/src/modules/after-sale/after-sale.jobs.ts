import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { lapseChanges } from './changes/lapse-changes.ts';

export const afterSaleJobs = (deps: JobDeps): Job[] => [
  { name: 'lapse-changes', everySeconds: 20, work: () => lapseChanges(deps.outer()) },
];
