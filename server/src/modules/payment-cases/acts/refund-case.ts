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
import { withCardPagesClosed } from '../paying/close-card-pages.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';

type Input = InputOf<typeof call>;

/**
 * Gives money back, in AED as it was charged. The password is checked before, for it takes long, and nobody may be
 * paying meanwhile what may end with it.
 */
export const refundCase = async (ctx: OuterCtx & { caller: SignedInCaller }, input: Input): Promise<void> => {
  await requireOwnPassword(ctx, input.password);
  if (input.amount <= 0) throw fieldError('amount', 'Amount must be greater than 0');
  await withCardPagesClosed(ctx, input.id, {
    check({ appliedAed, refundedAed }) {
      if (appliedAed === refundedAed) throw tooLarge(0);
    },
    act: (tx, one) => giveBack(tx, one, input),
  });
};

const tooLarge = (most: number) =>
  new AppError('refund-too-large', {
    message: most > 0 ? `At most ${formatAed(aed(most))} can be given back.` : 'Nothing can be given back.',
  });

type Wish = Pick<Input, 'id' | 'amount' | 'reason'>;

/** The caller holds the case's lock, and no card page of it is open. */
export const giveBack = async (ctx: Ctx, one: PaymentCase, { id, amount, reason }: Wish): Promise<void> => {
  const owner = ownerOf(one);
  const most = (await listCaptures(ctx.db, owner)).reduce((all, { aedLeft }) => all + aedLeft, 0);
  if (amount > most) throw tooLarge(most);
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
