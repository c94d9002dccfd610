import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { expireCredits } from './expire-credits.ts';
import { remindOfEnd } from './remind-of-end.ts';

const HOUR = 60 * 60;

export const creditJobs = ({ outer }: JobDeps): Job[] => [
  { name: 'expire-credits', everySeconds: HOUR, work: () => expireCredits(outer()) },
  { name: 'remind-of-credits', everySeconds: 6 * HOUR, work: () => remindOfEnd(outer()) },
];
