import type { EurMinor } from '#domain/money/money.ts';
import { creditNoteExpiresOn } from '#domain/policies/cancellation.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { issueCredit } from '../../credits/index.ts';
import { endLine, giveBack } from '../../orders/index.ts';
import { afterSaleEvents } from '../after-sale.events.ts';
import { insertChange, type LineChange } from '../after-sale.repository.ts';
import type { LineAtHand } from '../line-at-hand.ts';

/** What goes back the way it was paid, and what becomes a credit; together at most what was paid for the line. */
export type Back = { refund: EurMinor; credit: EurMinor };

/**
 * Takes a line's people off its course for what was agreed: seat free, open parts void, money on its way, oldest payment
 * first. Seats before money, and the number of a credit's paper last, for everybody waits for it.
 */
export const endForMoney = async (
  ctx: Ctx,
  at: LineAtHand,
  { back, reason }: { back: Back; reason: string },
): Promise<LineChange> => {
  const { order, owner, line, policy } = at;
  await endLine(ctx, order, { line, reason: reason || 'Cancelled by the policy' });
  if (back.refund > 0) await giveBack(ctx, order, { eur: back.refund, reason: `Cancelled: ${line.title}` });
  const change = await insertChange(ctx.db, {
    id: uuidv7(),
    orderId: order.id,
    lineId: line.id,
    kind: 'cancel',
    state: 'done',
    askedBy: ctx.caller.user?.id ?? null,
    askedAt: ctx.now,
    doneAt: ctx.now,
    reason,
    refundEur: back.refund,
    creditEur: back.credit,
    fromCourseId: line.courseId,
  });
  await announce(ctx, afterSaleEvents['line.cancelled'], { changeId: change.id, orderId: order.id });
  if (back.credit > 0) {
    const issuedOn = localDate(localDateIn(ctx.now, ACADEMY_ZONE));
    const note = { owner, userId: order.userId, orderId: order.id, eur: back.credit };
    await issueCredit(ctx, { ...note, expiresOn: creditNoteExpiresOn(policy, issuedOn) });
  }
  return change;
};
