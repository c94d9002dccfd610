import { createPaymentCase } from '#contracts/payment-cases/admin-payment-cases.ts';
import { isPayable } from '#domain/cases/case-status.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { requireUser } from '../identity/index.ts';
import { createCase, findCase, linkUrl } from '../payment-cases/index.ts';
import { findGatewayTrial } from './gateway-trial.ts';
import { writeTrial } from './write-trial.ts';

const FILS = 100;

/** Asks the administrator for the least amount by a payment case, or by the one that is still open. */
export const tryGateway = async (ctx: SignedInCtx): Promise<{ redirectUrl: string }> => {
  const last = await findGatewayTrial(ctx.db, ctx.ports);
  const open = last && (await findCase(ctx.db, last.trial.facts.caseId));
  if (open && isPayable(open.status)) return { redirectUrl: linkUrl(ctx.ports, open) };
  const { current, get } = ctx.ports.gateways;
  const { isTest } = get(current);
  const caseId = await createCase(ctx, await leastCase(ctx));
  await writeTrial(ctx, { kind: 'payment', facts: { caseId, gateway: current, isTest } });
  const made = await findCase(ctx.db, caseId);
  if (!made) throw new AppError('not-found');
  return { redirectUrl: linkUrl(ctx.ports, made) };
};

const leastCase = async (ctx: SignedInCtx) => {
  const { firstName, lastName, email } = await requireUser(ctx.db, ctx.caller.user.id);
  const { get, current } = ctx.ports.gateways;
  return createPaymentCase.body.parse({
    title: 'Trial of card payments',
    description:
      'The least amount that a card can be charged. Once it is paid, all of it goes back by itself.',
    paymentType: 'fixed',
    currency: { allowed: ['AED'], default: 'AED' },
    amount: { fixed: get(current).minimumAed / FILS },
    payer: { name: `${firstName} ${lastName}`, email },
    expiryDays: 1,
  });
};
