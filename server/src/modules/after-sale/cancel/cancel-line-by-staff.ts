import type { adminCancelLine as call } from '#contracts/after-sale/admin-lines.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { eur, formatEur } from '#domain/money/money.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../../audit/index.ts';
import { requireOrder } from '../../orders/index.ts';
import { lockLine } from '../find-line.ts';
import type { LineAtHand } from '../line-at-hand.ts';
import { agreedBack } from './cancel-line.ts';
import { closeCardPages, requireNothingPending } from './close-card-pages.ts';
import { type Back, endForMoney } from './end-for-money.ts';

type Input = InputOf<typeof call>;

/** The same for somebody: by the policy, or for another figure that an administrator answers for. */
export const cancelLineByStaff = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  input: Input,
): Promise<void> => {
  const { id } = await requireOrder(ctx.database, input.reference);
  if (input.isOther) requireMayDiffer(ctx);
  await closeCardPages(ctx, id);
  await ctx.transact((tx) => cancel({ ...tx, caller: ctx.caller }, input));
};

export const requireMayDiffer = ({ caller }: { caller: SignedInCaller }): void => {
  if (caller.user.role !== 'admin')
    throw new AppError('not-allowed', { message: 'Another figure than the policy’s is an administrator’s.' });
};

const cancel = async (ctx: SignedInCtx, input: Input): Promise<void> => {
  const { reason, isOther } = input;
  const at = await lockLine(ctx, input);
  await requireNothingPending(ctx, at);
  const back = isOther ? otherBack(at, input) : await agreedBack(ctx, at, input);
  const change = await endForMoney(ctx, at, { back, reason });
  await auditCancel(ctx, { orderId: at.order.id, changeId: change.id, back, isOther, reason });
};

const otherBack = ({ paid }: LineAtHand, { refundEur, creditEur }: Input): Back => {
  if (refundEur + creditEur > paid)
    throw fieldError(
      'refundEur',
      `${formatEur(paid)} was paid for this course: not more than that can go back`,
    );
  return { refund: eur(refundEur), credit: eur(creditEur) };
};

type Audited = { orderId: string; changeId: string; back: Back; isOther: boolean; reason: string };

const auditCancel = (ctx: Ctx, { orderId, ...after }: Audited) =>
  recordAudit(ctx, { action: 'order.line-cancelled', objectKind: 'order', objectId: orderId, after });
