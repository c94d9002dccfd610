import { type EurMinor, eur, minus } from '../money/money.ts';

/** A lower price until an instant (epoch ms, inclusive). */
export type EarlyBird = { price: EurMinor; endsAt: number };

export type CurrentPrice = {
  list: EurMinor;
  price: EurMinor;
  isEarlyBird: boolean;
  saving: EurMinor;
  earlyBirdEndsAt: number | null;
};

/**
 * The price before promo codes, in EUR cents. The early bird counts while now <= endsAt and only if it is below the
 * list price. price + saving = list; earlyBirdEndsAt is set exactly while the early bird counts.
 */
export function currentPrice(input: {
  list: EurMinor;
  earlyBird: EarlyBird | null;
  now: number;
}): CurrentPrice {
  const { list, earlyBird, now } = input;
  if (earlyBird && now <= earlyBird.endsAt && earlyBird.price < list) {
    const { price, endsAt } = earlyBird;
    return { list, price, isEarlyBird: true, saving: minus(list, price), earlyBirdEndsAt: endsAt };
  }
  return { list, price: list, isEarlyBird: false, saving: eur(0), earlyBirdEndsAt: null };
}
