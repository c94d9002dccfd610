import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { endHolds } from './holds/end-holds.ts';
import { remindDueParts } from './parts/remind-due-parts.ts';

const HOUR = 60 * 60;

export const orderJobs = (deps: JobDeps): Job[] => [
  { name: 'end-holds', everySeconds: 20, work: () => endHolds(deps.outer()) },
  { name: 'remind-due-parts', everySeconds: 6 * HOUR, work: () => remindDueParts(deps.outer()) },
];
