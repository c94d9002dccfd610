import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { lapseChanges } from './changes/lapse-changes.ts';
import { endWithoutSeat } from './pass-on/end-without-seat.ts';
import { remindInvited } from './pass-on/remind-invited.ts';

export const afterSaleJobs = (deps: JobDeps): Job[] => [
  { name: 'lapse-changes', everySeconds: 20, work: () => lapseChanges(deps.outer()) },
  { name: 'end-passing-on', everySeconds: 30, work: () => endWithoutSeat(deps.outer()) },
  { name: 'remind-of-seats', everySeconds: 600, work: () => remindInvited(deps.outer()) },
];
