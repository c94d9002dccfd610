import { type Minor, proportionOf } from '#domain/money/money.ts';

/** The price of a line, or of several, and of its whole order, in cents. */
export type LineShare = { part: number; whole: number };

/** What of an amount of an order is for one of its courses; nothing where the order costs nothing. */
export const shareOf = <M extends Minor>(amount: M, share: LineShare): M =>
  share.whole > 0 ? proportionOf(amount, share) : (0 as M);
