import type { WaitedCourse } from '#contracts/waiting-list/waiting-list.ts';
import { dayRange } from '#web/lib/format.ts';

/** '24–26 June 2027, Milan, Porta Nuova' */
export const whenAndWhere = ({ startDate, endDate, city, venueName }: WaitedCourse): string =>
  [dayRange(startDate, endDate), city, venueName].filter(Boolean).join(', ');

/** What becomes of a seat that comes free. */
export const whatHappens = ({ isAutomatic }: WaitedCourse): string =>
  isAutomatic
    ? 'As soon as a seat is free we offer it to the first in line by email and hold it for 24 hours, or less when the registration closes before.'
    : 'The course office offers seats that come free by email. Meanwhile they can be booked by everybody on the page of the course.';

const DONE: Record<string, string> = {
  join: 'You are on the waiting list. We write to you as soon as a seat is free.',
  decline: 'The seat goes to the next in line. You stay on the list, right behind them.',
  leave: 'You are off the waiting list.',
};

/** What a press has brought about, as the address of the page that follows names it. */
export const doneWords = (done: string | null): string | undefined => DONE[done ?? ''];
