import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { sendDueGifts } from './send-gift.ts';
import { watchGifts } from './watch-gifts.ts';

const HOUR = 60 * 60;

export const giftJobs = ({ outer }: JobDeps): Job[] => [
  { name: 'send-gifts', everySeconds: 30, work: () => sendDueGifts(outer()) },
  { name: 'watch-gifts', everySeconds: 6 * HOUR, work: () => watchGifts(outer()) },
];
