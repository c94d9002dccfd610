import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { sittingJobs } from './tests/close-sitting.ts';

export const learningJobs = (deps: JobDeps): Job[] => [...sittingJobs(deps)];
