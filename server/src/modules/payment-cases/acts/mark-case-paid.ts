import type { InputOf } from '#contracts/endpoint.ts';
import type { markPaymentCasePaid as call } from '#contracts/payment-cases/admin-payment-cases.ts';
import { isExtendable } from '#domain/cases/case-status.ts';
import { aed, formatAed } from '#domain/money/money.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { recordTransfer } from '#server/modules/payments/index.ts';
import { randomBase32 } from '#server/platform/ids.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { noteCaseEvent } from '../note-case-event.ts';
import { ownerOf } from '../owner-of.ts';
import { withCardPagesClosed } from '../paying/close-card-pages.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';
import { requireCase, requireStatus } from '../require-case.ts';
import { readReceived } from './received-money.ts';

type Input = InputOf<typeof call>;

/** Money that somebody has seen arrive in another way, also after the link's end. Returns whether that was all. */
export const markCasePaid = async (ctx: OuterCtx, input: Input): Promise<boolean> => {
  const receivedOn = readDay(ctx, input.receivedOn);
  await withCardPagesClosed(ctx, input.id, {
    check: (one) => requireStatus(one, isExtendable, 'marked as paid'),
    act: (tx, one) => record(tx, one, { ...input, receivedOn }),
  });
  return (await requireCase(ctx.database, input.id)).status === 'fully_paid';
};

const record = async (ctx: Ctx, one: PaymentCase, input: Input & { receivedOn: string }): Promise<void> => {
  const { paymentMethod, receivedOn, notes } = input;
  const received = await readReceived(ctx, one, input);
  // Without a bank's reference the academy gives it one.
  const transactionId = input.reference || `${one.number}-${randomBase32(6)}`;
  const note = [paymentMethod, notes].filter(Boolean).join(': ');
  const { isNew } = await recordTransfer(ctx, {
    owner: ownerOf(one),
    aed: received,
    method: /\bbank\b|transfer/i.test(paymentMethod) ? 'bank' : 'manual',
    methodName: paymentMethod,
    transactionId,
    receivedOn,
    note,
  });
  if (!isNew) return;
  const facts = [formatAed(aed(received)), paymentMethod, input.reference, notes].filter(Boolean);
  await noteCaseEvent(ctx, { caseId: one.id, kind: 'marked-paid', text: facts.join(', ') });
  await recordAudit(ctx, {
    action: 'case.marked-paid',
    objectKind: 'case',
    objectId: one.id,
    before: { status: one.status, appliedAed: one.appliedAed },
    after: { amountAed: received, transactionId, receivedOn, note },
  });
};

const readDay = (ctx: OuterCtx, wanted: string | undefined): string => {
  const today = localDateIn(ctx.now, ACADEMY_ZONE);
  if (wanted && wanted > today) throw fieldError('receivedOn', 'This day has not come yet');
  return wanted ?? today;
};
