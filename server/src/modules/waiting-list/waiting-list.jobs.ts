import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { endLapsedOffers } from './end-lapsed-offers.ts';

export const waitingListJobs = ({ outer }: JobDeps): Job[] => [
  { name: 'end-offers', everySeconds: 20, work: () => endLapsedOffers(outer()) },
];
