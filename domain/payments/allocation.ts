import { type AedMinor, type EurMinor, type Minor, minus, proportionOf, smaller } from '../money/money.ts';

/**
 * How much of a capture its obligation can take: `applied` fills what is still due, the rest is `unapplied` and is to
 * be refunded. applied + unapplied = captured, and applied never lifts the obligation above what is due. Same currency
 * throughout. Throws RangeError when more is applied already than is due.
 */
export function allocate<M extends Minor>(input: {
  due: M;
  applied: M;
  captured: M;
}): { applied: M; unapplied: M } {
  const applied = smaller(input.captured, minus(input.due, input.applied));
  return { applied, unapplied: minus(input.captured, applied) };
}

/**
 * The EUR cents that an allocation in AED settles of an obligation's EUR. Computed from the running total, so that the
 * shares of successive allocations sum to exactly the whole EUR once the charge is covered. Throws RangeError when
 * more than the charge would be applied.
 */
export function settledEur(input: {
  due: EurMinor;
  charge: AedMinor;
  appliedBefore: AedMinor;
  applied: AedMinor;
}): EurMinor {
  const { due, charge, appliedBefore, applied } = input;
  const stillOpen = minus(minus(charge, appliedBefore), applied);
  if (charge === 0) return due;
  const openBefore = proportionOf(due, { part: charge - appliedBefore, whole: charge });
  return minus(openBefore, proportionOf(due, { part: stillOpen, whole: charge }));
}
