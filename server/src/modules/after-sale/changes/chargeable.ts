import { type EurMinor, toAed } from '#domain/money/money.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { LineAtHand } from '../line-at-hand.ts';

/** Whether the gateway takes so little: what it does not is not asked for. */
export const chargeable = (
  { ports: { gateways } }: Pick<Ctx, 'ports'>,
  { rate }: Pick<LineAtHand, 'rate'>,
  amount: EurMinor,
): boolean => toAed(amount, rate) >= gateways.get(gateways.current).minimumAed;
