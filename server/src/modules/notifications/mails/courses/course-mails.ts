import type { Mail } from '../mail.ts';
import { accessEnding } from './access-ending.ts';
import { courseCancelled } from './course-cancelled.ts';
import { coursePostponed } from './course-postponed.ts';
import { courseTakesPlace } from './course-takes-place.ts';
import { guestCalledOff } from './guest-called-off.ts';
import { guestMoved } from './guest-moved.ts';
import { guestPostponed } from './guest-postponed.ts';
import { guestTakenOff } from './guest-taken-off.ts';
import { offerPassed } from './offer-passed.ts';
import { offerWithdrawn } from './offer-withdrawn.ts';
import { reviewAsked } from './review-asked.ts';
import { seatOffered } from './seat-offered.ts';
import { versionPublished } from './version-published.ts';
import { waitingCalledOff } from './waiting-called-off.ts';
import { waitingJoined } from './waiting-joined.ts';
import { waitingMoved } from './waiting-moved.ts';
import { waitingRemoved } from './waiting-removed.ts';

export const COURSES_MAILS: readonly Mail[] = [
  courseCancelled,
  coursePostponed,
  courseTakesPlace,
  guestCalledOff,
  guestPostponed,
  guestMoved,
  guestTakenOff,
  accessEnding,
  waitingJoined,
  seatOffered,
  offerPassed,
  offerWithdrawn,
  waitingMoved,
  waitingRemoved,
  waitingCalledOff,
  reviewAsked,
  versionPublished,
];
