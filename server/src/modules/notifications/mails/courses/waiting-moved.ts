import { formatLongDate, type LocalDate, localDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { courseFacts, greeting, type RunFacts } from '#emails/words.ts';
import { findPostponement } from '#server/modules/catalogue/index.ts';
import { findStandingById, waitingListEvents } from '#server/modules/waiting-list/index.ts';
import { defineMail } from '../mail.ts';
import { readWaiting, toWaiting } from './of-waiting.ts';

type WaitingMoved = {
  name: string;
  course: RunFacts;
  from: LocalDate;
  to: LocalDate;
  /** Empty where staff gave none. */
  reason: string;
  placeUrl: string;
  contactEmail: string;
};

export const waitingMoved = defineMail({
  template: 'waiting-moved',
  on: [waitingListEvents['waiting.moved']],
  to: (ctx, ids) => toWaiting(ctx, `${ids.waitingId}:${ids.postponementId}`, ids),
  /** Nothing to who has left the line meanwhile. */
  async read(ctx, ids) {
    const move = await findPostponement(ctx.db, ids.postponementId);
    const waiting = await readWaiting(ctx, ids);
    if (!move || !waiting || !(await findStandingById(ctx.db, ids.waitingId))) return null;
    const { fromDate, toDate, reason } = move;
    return { ...waiting, from: localDate(fromDate), to: localDate(toDate), reason };
  },
  write: ({ name, course, from, to, reason, placeUrl, contactEmail }: WaitingMoved): Letter => ({
    subject: `New dates for a course you wait for: ${course.title}`,
    heading: 'A course you wait for has new dates',
    paragraphs: [
      greeting(name),
      `the course below does not begin on ${formatLongDate(from)} but on ${formatLongDate(to)}.`,
      'Your place in line is kept: if the new dates suit you, you need not do anything. If they do not, open your place and choose "Leave the list".',
    ],
    ...(reason !== '' && { quote: { title: 'Reason', text: reason } }),
    facts: courseFacts(course),
    action: { label: 'See your place', href: placeUrl },
    closing: [`If you have a question, please write to us: ${contactEmail}`],
  }),
});
