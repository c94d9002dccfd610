import { daysBetween, formatLongDate, localDate } from '#domain/time/local-date.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { raiseAction } from '#server/modules/payments/index.ts';
import { orderEvents } from '../orders.events.ts';
import { ownerOf } from '../owner-of.ts';
import { listPartsDue, type OpenPart } from '../reading/order-lists.repository.ts';

export type PartReminder = 'week-before' | 'day-before' | 'missed';

/**
 * Announces parts that fall due in a week, tomorrow, or were missed yesterday. It is said several times on that day;
 * whoever mails the reminder does so once for each part and kind. What stays unpaid is for staff: no seat is ever
 * taken away by itself.
 */
export const remindDueParts = async (ctx: OuterCtx): Promise<void> => {
  for (const part of await listPartsDue(ctx.database, ctx.now)) {
    await ctx.transact(async (tx) => {
      const { obligationId, orderId, dueOn } = part;
      const kind = reminderFor(part);
      if (kind) await announce(tx, orderEvents['part.due'], { obligationId, orderId, kind, dueOn });
      if (isLongOverdue(part) && !part.wasReported) {
        await raiseAction(tx, {
          kind: 'part-overdue',
          dedupeKey: `part-overdue:${obligationId}`,
          owner: ownerOf({ id: orderId }),
          message: overdueWords(part.dueOn),
        });
      }
    });
  }
};

/** What staff read of a part that was missed. */
export const overdueWords = (dueOn: string): string =>
  `A part that was due on ${formatLongDate(localDate(dueOn))} has not been paid`;

type Dated = Pick<OpenPart, 'today' | 'dueOn' | 'createdOn'>;

const daysLeft = ({ today, dueOn }: Pick<Dated, 'today' | 'dueOn'>) =>
  daysBetween(localDate(today), localDate(dueOn));
export const isLongOverdue = (part: Dated): boolean => daysLeft(part) < -1;

const REMINDERS = new Map<number, PartReminder>([
  [7, 'week-before'],
  [1, 'day-before'],
  [-1, 'missed'],
]);

/** Who buys within the week before is not reminded of what they have just read. */
export const reminderFor = (part: Dated): PartReminder | undefined => {
  const left = daysLeft(part);
  const known = daysBetween(localDate(part.createdOn), localDate(part.dueOn));
  return left < known ? REMINDERS.get(left) : undefined;
};
