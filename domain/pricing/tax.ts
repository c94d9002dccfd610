import { type BasisPoints, type Minor, proportionOf, WHOLE_BP } from '../money/money.ts';

/** The tax contained in a price that includes it: gross × bp / (10000 + bp), half up. Monotonic, below the gross. */
export function taxIncluded<M extends Minor>(gross: M, bp: BasisPoints): M {
  return proportionOf(gross, { part: bp, whole: WHOLE_BP + bp });
}
