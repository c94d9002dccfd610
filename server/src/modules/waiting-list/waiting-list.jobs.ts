import { subscribe } from '#server/calls/events.ts';
import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { courseOfficeEvents } from '#server/modules/course-office/index.ts';
import { endLapsedOffers } from './end-lapsed-offers.ts';
import { reviewFreeSeats } from './review-free-seats.ts';
import { tellOfMove } from './tell-of-move.ts';

export const waitingListJobs = ({ asSystem, outer }: JobDeps): Job[] => [
  { name: 'end-offers', everySeconds: 20, work: () => endLapsedOffers(outer()) },
  { name: 'review-free-seats', everySeconds: 60, work: () => reviewFreeSeats(outer()) },
  subscribe(courseOfficeEvents['course.postponed'], 'waiting-list', (move) =>
    asSystem((ctx) => tellOfMove(ctx, move)),
  ),
];
