import { toAed } from '#domain/money/money.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { ownerOfChange } from '../../orders/index.ts';
import { type Attempt, createObligations, type Obligation, writeAttempt } from '../../payments/index.ts';
import { findPendingChange, insertChange, type LineChange, lockChange } from '../after-sale.repository.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { kindOfChange } from './change-kinds.ts';
import { dueOf } from './due-of.ts';
import { cardPageOf } from './open-change-payment.ts';

/** What is asked for, with what was held for it until `holdEndsAt`; the attempt to pay for it where it costs anything. */
type NewChange = Pick<LineChange, 'kind'> &
  Partial<
    Pick<
      LineChange,
      | 'toCourseId'
      | 'fromPlaceId'
      | 'toPlaceId'
      | 'feeEur'
      | 'differenceEur'
      | 'refundEur'
      | 'reason'
      | 'licenceSeen'
      | 'holdEndsAt'
    >
  > & {
    /** Writes what belongs to it beside its row, before anything comes of it. */
    onWritten?: (change: LineChange) => Promise<void>;
    /** Somebody else is asked to pay for it: no card page is opened now. */
    isPaidLater?: boolean;
  };
export type BegunChange = { change: LineChange; attempt: Attempt | null };

export const WAITS = 'Another change of this course waits already. Please finish it, or give it up, before.';

/** A line has one pending change; asked before anything is held for another. */
export const requireNoneWaits = async (ctx: Ctx, { line }: Pick<LineAtHand, 'line'>): Promise<void> => {
  if (await findPendingChange(ctx.db, line.id)) throw new AppError('wrong-state', { message: WAITS });
};

/**
 * Writes a change of a line down, under the lock of its order. What costs something owes it at the order's rate, and the
 * attempt to pay it is written too; what costs nothing is carried out at once.
 */
export const beginChange = async (
  ctx: Ctx,
  at: LineAtHand,
  { isPaidLater = false, onWritten, ...wish }: NewChange,
): Promise<BegunChange> => {
  await requireNoneWaits(ctx, at);
  const { order, line } = at;
  const change = await insertChange(ctx.db, {
    ...wish,
    id: uuidv7(),
    orderId: order.id,
    lineId: line.id,
    state: 'pending',
    askedBy: ctx.caller.user?.id ?? null,
    askedAt: ctx.now,
    fromCourseId: line.courseId,
  });
  await onWritten?.(change);
  if (dueOf(change) === 0) {
    const verdict = await kindOfChange(change).carryOut(ctx, { order, change });
    if (!verdict.accepted) throw new AppError('wrong-state', { message: `${verdict.reason}.` });
    return { change: await lockChange(ctx.db, change.id), attempt: null };
  }
  const owed = await oweFor(ctx, at, change);
  if (isPaidLater) return { change, attempt: null };
  const page = cardPageOf(ctx.now, { order, change, owed });
  return { change, attempt: await writeAttempt(ctx, page, owed.aed) };
};

/** What a change costs, at the rate of its order. */
const oweFor = async (
  ctx: Ctx,
  { order, rate, days }: LineAtHand,
  change: LineChange,
): Promise<Obligation> => {
  const eur = dueOf(change);
  const kind = change.differenceEur > 0 ? 'difference' : 'fee';
  const [owed] = await createObligations(ctx, {
    owner: ownerOfChange(change),
    payerId: order.userId,
    parts: [{ sequence: 0, kind, dueOn: days.today, eur, aed: toAed(eur, rate) }],
    rate,
  });
  if (!owed) throw new Error(`the change ${change.id} owes nothing`);
  return owed;
};
