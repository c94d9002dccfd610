import type { Settings } from '#contracts/site/admin-settings.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Choice } from '../checkout/payment-choice.ts';

export type Way = { method: Choice['method'] | 'credit'; settings: Settings };

/** That a price can be paid in the way that was chosen. */
export const requirePayable = (ctx: Ctx, { total, parts }: Breakdown, { method, settings }: Way) => {
  const refuse = (message: string) => new AppError('wrong-state', { message });
  if (total === 0) throw refuse('There is nothing to pay: please complete the registration.');
  if (method === 'bank' && !settings.bank.enabled) throw refuse('Bank transfer is not offered.');
  const { current, get } = ctx.ports.gateways;
  if (method === 'card' && parts.some(({ aed }) => aed < get(current).minimumAed))
    throw refuse('This amount is too small to be paid by card.');
};

/** Until the licence is accepted nobody is asked for money, and no credit is spent. */
export const requirePaidLater = ({ method, useCredit }: Choice): void => {
  if (method === 'bank')
    throw new AppError('wrong-state', {
      message:
        'Your license is still being looked at. Please hold your seat by “card”: nothing is charged, and a transfer can be chosen once it was accepted.',
    });
  if (useCredit)
    throw fieldError(
      'useCredit',
      'Your license is still being looked at. A credit note can be used once it was accepted; please hold your seat without it.',
    );
};
