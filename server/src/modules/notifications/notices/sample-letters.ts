import { coursePage } from '#contracts/courses/course-pages.ts';
import { rateMicro, toAed } from '#domain/money/money.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { newDatesOf, type Run, withdrawUntil } from '#server/modules/catalogue/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { runFactsOf } from '../mails/course-facts.ts';
import { courseCancelled } from '../mails/courses/course-cancelled.ts';
import { SAMPLE_PARTICIPANT } from '../mails/courses/course-notice.ts';
import { coursePostponed } from '../mails/courses/course-postponed.ts';
import { momentIn } from '../mails/read-sale.ts';

/** What a change is told with: the reason that staff give and, of a move, the dates. */
export type Change = { message: string; newStartDate?: string | null; newEndDate?: string | null };

/** The mail to somebody who has paid in full and whose course is cancelled. */
export const sampleCancelled = async (ctx: Ctx, course: Run, { message }: Change): Promise<Letter> =>
  courseCancelled.write({
    ...(await sampleOrder(ctx, course)),
    course: runFactsOf(course),
    reason: message,
    attachments: [],
  });

const SAMPLE_MOVE_DAYS = 28;

/** The same where the course is moved; without dates, by four weeks. */
export const samplePostponed = async (
  ctx: Ctx,
  course: Run,
  { message: reason, newStartDate, newEndDate }: Change,
): Promise<Letter> => {
  const { startDate: from } = course;
  if (!from)
    throw new AppError('wrong-state', { message: 'This course has no date yet: enter one in its form.' });
  const dated = { ...course, startDate: from };
  const dates = newDatesOf(dated, {
    startDate: newStartDate ? localDate(newStartDate) : addDays(from, SAMPLE_MOVE_DAYS),
    endDate: newEndDate ? localDate(newEndDate) : null,
  });
  const { goesBack, ...order } = await sampleOrder(ctx, course);
  const until = momentIn(course.zone, withdrawUntil(dated, dates, ctx.now));
  return coursePostponed.write({
    ...order,
    course: runFactsOf({ ...course, ...dates }),
    from,
    to: dates.startDate,
    reason,
    isHeld: false,
    withdrawal: { until, goesBack },
    openParts: [],
    attachments: [],
    calendarUrl: `${ctx.ports.publicUrl}${coursePage(course)}/calendar.ics`,
  });
};

const sampleOrder = async ({ db, ports }: Ctx, { priceEur }: Run) => {
  const { contact, rates } = await readSettings(db);
  const { firstName, lastName } = SAMPLE_PARTICIPANT;
  return {
    name: `${firstName} ${lastName}`,
    reference: 'AUR-0000000000',
    orderUrl: `${ports.publicUrl}/orders`,
    goesBack: { eur: priceEur, aed: toAed(priceEur, rateMicro(rates.checkoutRate)), creditEur: 0 },
    contactEmail: contact.email,
  };
};
