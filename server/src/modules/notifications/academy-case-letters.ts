import { academyCasePaid } from '#emails/letters/academy-case-paid.ts';
import { academyCaseProblem } from '#emails/letters/academy-case-problem.ts';
import { academyLinkAsked } from '#emails/letters/academy-link-asked.ts';
import { ACADEMY_ZONE } from '#server/platform/time.ts';
import { listReceipts } from '../documents/index.ts';
import { findCase, listCaseEvents, ownCurrencyOf } from '../payment-cases/index.ts';
import type { Composer } from './composer.ts';
import { caseOwner, readCaseForAcademy } from './read-case.ts';
import { momentIn } from './read-sale.ts';

export const composeCasePaid: Composer = async (ctx, { ownerId = '' }) => {
  const one = await findCase(ctx.db, ownerId);
  if (!one) return null;
  const last = (await listReceipts(ctx.db, caseOwner(one))).at(-1)?.snapshot.payer;
  return academyCasePaid({
    ...readCaseForAcademy(ctx, one),
    paid: { eur: one.appliedEur, aed: one.appliedAed },
    currency: ownCurrencyOf(one),
    paidBy: last && last.email !== one.payerEmail ? last : null,
  });
};

/** Nothing when it works again already. */
export const composeLinkAsked: Composer = async (ctx, { ownerId = '' }) => {
  const one = await findCase(ctx.db, ownerId);
  if (one?.status !== 'expired' || !one.expiresAt) return null;
  return academyLinkAsked({
    ...readCaseForAcademy(ctx, one),
    expiredOn: momentIn(ACADEMY_ZONE, one.expiresAt),
  });
};

export const composeCaseProblem: Composer = async (ctx, { ownerId = '', eventId }) => {
  const one = await findCase(ctx.db, ownerId);
  const event = one && (await listCaseEvents(ctx.db, one.id)).find(({ id }) => id === eventId);
  return event ? academyCaseProblem({ ...readCaseForAcademy(ctx, one), message: event.text }) : null;
};
