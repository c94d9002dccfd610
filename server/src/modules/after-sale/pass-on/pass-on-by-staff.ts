import type { passOnEndpoints } from '#contracts/after-sale/pass-on.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '../../audit/index.ts';
import { isOnlyForOthers } from '../../orders/index.ts';
import { afterSaleEvents } from '../after-sale.events.ts';
import { lockLine } from '../find-line.ts';
import { askForPassOn } from './ask-for-pass-on.ts';

type Input = InputOf<(typeof passOnEndpoints)['adminPassOn']>;

/** The giver reads of it in a letter. */
const MINUTES_TO_PAY = 72 * 60;

/** Passes somebody's seat on for them: they are asked for the fee, unless an administrator waives it and says why. */
export const passOnByStaff = async (ctx: SignedInCtx, input: Input): Promise<{ isToPay: boolean }> => {
  const { firstName, lastName, email, agreedFeeEur, waivesFee, reason } = input;
  if (waivesFee) requireMayWaive(ctx, reason);
  const at = await lockLine(ctx, input);
  if (isOnlyForOthers(at.line))
    throw new AppError('wrong-state', { message: 'The buyer of this course has no seat on it to pass on.' });
  const { change } = await askForPassOn(ctx, at, {
    colleague: { firstName, lastName, email },
    agreedFeeEur,
    isWaived: waivesFee,
    reason,
    minutesToPay: MINUTES_TO_PAY,
    isPaidLater: true,
  });
  const isToPay = change.toPlaceId === null;
  if (isToPay) await announce(ctx, afterSaleEvents['pass-on.to-pay'], { changeId: change.id });
  const { feeEur } = change;
  await auditPassOn(ctx, { act: 'asked', orderId: at.order.id, after: { email, feeEur, waivesFee, reason } });
  return { isToPay };
};

const requireMayWaive = ({ caller }: SignedInCtx, reason: string): void => {
  if (caller.user.role !== 'admin')
    throw new AppError('not-allowed', { message: 'The fee is waived by an administrator.' });
  if (reason === '') throw fieldError('reason', 'Please say why the fee is waived.');
};

type Audited = { act: 'asked' | 'sent-again' | 'taken-back'; orderId: string; after: object };

export const auditPassOn = (ctx: Ctx, { act, orderId, after }: Audited): Promise<void> =>
  recordAudit(ctx, { action: `order.pass-on-${act}`, objectKind: 'order', objectId: orderId, after });
