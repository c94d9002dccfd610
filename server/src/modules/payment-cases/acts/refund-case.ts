import type { InputOf } from '#contracts/endpoint.ts';
import type { refundPaymentCase as call } from '#contracts/payment-cases/admin-payment-cases.ts';
import { aed, formatAed } from '#domain/money/money.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { requireOwnPassword } from '#server/modules/identity/index.ts';
import { listCaptures, refundCaptures, voidOpenObligations } from '#server/modules/payments/index.ts';
import { noteCaseEvent } from '../note-case-event.ts';
import { ownerOf } from '../owner-of.ts';
import { requireLockedCase } from '../require-case.ts';

type Input = InputOf<typeof call>;

/** Gives money back, in AED as it was charged. The password is checked before, for it takes long. */
export const refundCase = async (ctx: OuterCtx & { caller: SignedInCaller }, input: Input): Promise<void> => {
  await requireOwnPassword(ctx, input.password);
  await ctx.transact((tx) => refund(tx, input));
};

const refund = async (ctx: Ctx, { id, amount, reason }: Input): Promise<void> => {
  const one = await requireLockedCase(ctx, id);
  const owner = ownerOf(one);
  if (amount <= 0) throw fieldError('amount', 'Amount must be greater than 0');
  const most = (await listCaptures(ctx.db, owner)).reduce((all, { aedLeft }) => all + aedLeft, 0);
  if (amount > most) {
    const message =
      most > 0 ? `At most ${formatAed(aed(most))} can be given back.` : 'Nothing can be given back.';
    throw new AppError('refund-too-large', { message });
  }
  // Where all goes back the case is over, and what is still unpaid of it is not owed any more.
  if (amount === most) await voidOpenObligations(ctx, owner);
  const refundIds = await refundCaptures(ctx, { owner, aed: amount, reason });
  await noteCaseEvent(ctx, { caseId: id, kind: 'refunded', text: `${formatAed(aed(amount))}: ${reason}` });
  await recordAudit(ctx, {
    action: 'case.refunded',
    objectKind: 'case',
    objectId: id,
    before: { status: one.status, refundableAed: most },
    after: { amountAed: amount, reason, refundIds },
  });
};
