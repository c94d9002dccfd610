import { type EurMinor, eur } from '../money/money.ts';
import type { LinePrice } from '../pricing/breakdown.ts';

export type MoveFigures = {
  /** What moving costs today, and what the new run costs more than was agreed, or less (below 0); in EUR cents. */
  fee: EurMinor;
  difference: number;
  /** To be paid before anything moves, or to go back: one of the two is 0. */
  pay: EurMinor;
  back: EurMinor;
};

/**
 * What a move costs or gives back. What the new run costs less counts towards the fee first, and only what is left of
 * it goes back. `isTooLittle`: what cannot be charged is not asked for, and the price is lowered by as much.
 */
export function moveFigures(input: {
  fee: EurMinor;
  was: EurMinor;
  becomes: EurMinor;
  isTooLittle(pay: EurMinor): boolean;
}): MoveFigures {
  const { fee, was, becomes, isTooLittle } = input;
  const difference = becomes - was;
  const net = fee + difference;
  if (net <= 0) return { fee, difference, pay: eur(0), back: eur(-net) };
  if (!isTooLittle(eur(net))) return { fee, difference, pay: eur(net), back: eur(0) };
  const waived = Math.min(fee, net);
  return { fee: eur(fee - waived), difference: difference - (net - waived), pay: eur(0), back: eur(0) };
}

/**
 * The parts of a price as they are written where so much was agreed: list − earlyBird − promo + adjustment = price. What
 * is less than the price of now is a discount, and what is more raises the list price.
 */
export function agreedParts({ list, earlyBird, adjustment = 0 }: LinePrice, price: EurMinor): LinePrice {
  const rest = list - earlyBird + adjustment - price;
  const parts = { earlyBird, price, ...(adjustment !== 0 && { adjustment }) };
  return rest < 0
    ? { ...parts, list: eur(list - rest), promo: eur(0) }
    : { ...parts, list, promo: eur(rest) };
}
