import type { CHECK_IN_OUTCOMES } from '#contracts/attendance/check-in.ts';

export type Outcome = (typeof CHECK_IN_OUTCOMES)[number];

/** One verdict to a screen; a late code is no accusation. */
export const VERDICTS: Readonly<Record<Exclude<Outcome, 'checked-in'>, { title: string; words: string }>> = {
  'too-late': {
    title: 'That code has changed',
    words:
      'It lives for 30 seconds. Point the camera at the screen again, or enter the six figures below it.',
  },
  'not-open': {
    title: 'Check-in is not open',
    words: 'It opens two hours before the day begins and closes when it ends.',
  },
  'not-on-course': {
    title: 'This is another course',
    words: 'Your account has no place on the course of this room. Ask the instructor, who can look it up.',
  },
};
