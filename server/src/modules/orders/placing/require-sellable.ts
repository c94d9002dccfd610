import type { Settings } from '#contracts/site/admin-settings.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Sale } from './sale.ts';

const refuse = (message: string) => new AppError('wrong-state', { message });

/** That it costs what was said, and can be paid in the way that was chosen. */
export const requireSellable = (
  ctx: Ctx,
  { way, totalEur }: Sale,
  { breakdown, settings }: { breakdown: Breakdown; settings: Settings },
): void => {
  const { total, parts } = breakdown;
  if (total !== totalEur)
    throw new AppError('conflict', {
      message: 'The price has changed meanwhile. Please look at it again before you sell.',
    });
  if (way === 'free' && total > 0) throw refuse('This order is not free.');
  if (way !== 'free' && total === 0) throw refuse('There is nothing to pay: please choose "Free of charge".');
  if (way === 'transfer' && !settings.bank.enabled) throw refuse('Bank transfer is not offered.');
  const { current, get } = ctx.ports.gateways;
  if (way === 'link' && parts.some(({ aed }) => aed < get(current).minimumAed))
    throw refuse('This amount is too small to be paid by card.');
};
