import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { tellOfEndingAccess } from './tell-of-ending-access.ts';

const HOUR = 60 * 60;

export const enrolmentJobs = (deps: JobDeps): Job[] => [
  { name: 'tell-of-ending-access', everySeconds: 6 * HOUR, work: () => tellOfEndingAccess(deps.outer()) },
];
