import type { adminMoveLine as call } from '#contracts/after-sale/admin-moves.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { eur } from '#domain/money/money.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '../../audit/index.ts';
import { courseDirectory } from '../../catalogue/index.ts';
import { requireOrder } from '../../orders/index.ts';
import { transactInTurnOfAll } from '../../seats/index.ts';
import { afterSaleEvents } from '../after-sale.events.ts';
import type { LineChange } from '../after-sale.repository.ts';
import { type LineKey, lockLine } from '../find-line.ts';
import { askForMove, type MoveWish } from './ask-for-move.ts';

type Outer = OuterCtx & { caller: SignedInCaller };
type Input = InputOf<typeof call>;
export type StaffMove = LineKey & { wish: MoveWish & { reason: string } };

/** Whoever is asked by letter to pay has a day for it. */
const A_DAY = 24 * 60;

const DONE = 'The place is moved.';
const ASKED = 'The seat is held for a day. The person has been asked by letter to pay for it.';

/** The same for somebody: by the rules, or for other figures that an administrator answers for. */
export const moveLineByStaff = (
  ctx: Outer,
  { other, licenceSeen, reason, ...input }: Input,
): Promise<string> => {
  if (other) requireAnswerFor(ctx, reason);
  if (licenceSeen) requireReason(reason);
  const { reference, lineId, courseId, payEur, backEur } = input;
  const figures = other
    ? { other: { feeEur: eur(other.feeEur), differenceEur: other.differenceEur } }
    : { agreed: { payEur, backEur } };
  return moveFor(ctx, { reference, lineId, wish: { courseId, licenceSeen, reason, ...figures } });
};

/** Other figures than those of the rules are an administrator's, with a reason. */
export const requireAnswerFor = ({ caller }: Outer, reason: string): void => {
  if (caller.user.role !== 'admin')
    throw new AppError('not-allowed', {
      message: 'Other figures than those of the rules are an administrator’s.',
    });
  requireReason(reason);
};

export const requireReason = (reason: string): void => {
  if (reason === '') throw fieldError('reason', 'Reason is required');
};

/** Moves a line at once, or holds its new seats and asks its person to pay. Answers what was done. */
export const moveFor = async (ctx: Outer, { reference, lineId, wish }: StaffMove): Promise<string> => {
  const { lines } = await requireOrder(ctx.database, reference);
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new AppError('not-found');
  const runs = await courseDirectory(ctx.database, [line.courseId, wish.courseId]);
  const change = await transactInTurnOfAll(ctx, [...runs.values()], (tx) =>
    move(tx, { reference, lineId, wish }),
  );
  return change.state === 'pending' ? ASKED : DONE;
};

const move = async (ctx: Ctx, { wish, ...key }: StaffMove): Promise<LineChange> => {
  const at = await lockLine(ctx, key);
  const { change } = await askForMove(ctx, at, { ...wish, holdMinutes: A_DAY });
  const orderId = at.order.id;
  if (change.state === 'pending')
    await announce(ctx, afterSaleEvents['line.move-awaited'], { orderId, changeId: change.id });
  const { other, licenceSeen = false } = wish;
  await auditMove(ctx, { orderId, change, isOther: other !== undefined, licenceSeen });
  return change;
};

type Audited = { orderId: string; change: LineChange; isOther: boolean; licenceSeen: boolean };

const auditMove = (ctx: Ctx, { orderId, change, isOther, licenceSeen }: Audited) => {
  const { id: changeId, fromCourseId, toCourseId, feeEur, differenceEur, refundEur, reason } = change;
  return recordAudit(ctx, {
    action: 'order.line-moved',
    objectKind: 'order',
    objectId: orderId,
    before: { courseId: fromCourseId },
    after: {
      ...{ changeId, courseId: toCourseId, feeEur, differenceEur, refundEur, isOther, reason },
      ...(licenceSeen && { licenceSeen }),
    },
  });
};
