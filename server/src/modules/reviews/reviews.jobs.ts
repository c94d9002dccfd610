import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { askForReviews } from './ask-for-reviews.ts';

const HOUR = 60 * 60;

export const reviewJobs = (deps: JobDeps): Job[] => [
  { name: 'ask-for-reviews', everySeconds: 6 * HOUR, work: () => askForReviews(deps.outer()) },
];
