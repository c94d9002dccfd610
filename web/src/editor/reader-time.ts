import { instantIn } from '#web/lib/format.ts';

// What this browser keeps and finds is told by the clock of whoever sits before it.

/** '10 March 2027, 14:32'. */
export const readerMoment = (instant: string): string =>
  instantIn(Intl.DateTimeFormat().resolvedOptions().timeZone, instant);

/** '14:32'. */
export const readerClock = (instant: string): string => readerMoment(instant).slice(-5);
