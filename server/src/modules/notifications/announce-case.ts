import type { Ctx } from '#server/calls/context.ts';
import { CASE_KIND, findCase } from '../payment-cases/index.ts';
import type { Template } from './compose-letter.ts';
import { queueMail } from './queue-mail.ts';
import { ownerOf, payerOf } from './read-sale.ts';

type Ids = Record<string, string>;

/** To whom a payment case was addressed, whoever opens its link. */
export const mailAsked = async (
  ctx: Ctx,
  template: Template,
  { caseId, about, ids = {} }: { caseId: string; about: string; ids?: Ids },
): Promise<void> => {
  const one = await findCase(ctx.db, caseId);
  if (!one) return;
  const data = { ...ids, ownerKind: CASE_KIND, ownerId: caseId };
  await queueMail(ctx, { template, recipient: one.payerEmail, about, data });
};

/** To whoever paid, and to whom the request was sent, where they had it paid by somebody else. */
export const mailCasePayment = async (ctx: Ctx, ids: Ids): Promise<void> => {
  const { captureId = '' } = ids;
  const owner = ownerOf(ids);
  const [payer, one] = [await payerOf(ctx, owner, captureId), await findCase(ctx.db, owner.id)];
  for (const recipient of new Set([payer.email, one?.payerEmail ?? payer.email])) {
    const reader = recipient === payer.email ? 'payer' : 'asked';
    const data = { captureId, reader, ownerKind: owner.kind, ownerId: owner.id };
    await queueMail(ctx, { template: 'case-payment-received', recipient, about: captureId, data });
  }
};
