import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { type AedMinor, aed, eur } from '../money/money.ts';
import { allocate, settledEur } from './allocation.ts';

test.each<[number, number, number, number, number]>([
  [100, 0, 100, 100, 0],
  [100, 0, 60, 60, 0],
  [100, 60, 60, 40, 20],
  [100, 100, 100, 0, 100],
  [0, 0, 5, 0, 5],
])('of %i due with %i applied, a capture of %i applies %i and leaves %i', (...[
  due,
  done,
  captured,
  applied,
  unapplied,
]) => {
  const allocation = allocate({ due: aed(due), applied: aed(done), captured: aed(captured) });
  expect(allocation).toEqual({ applied, unapplied });
});

it('refuses an obligation that has taken too much already', () => {
  expect(() => allocate({ due: aed(1), applied: aed(2), captured: aed(1) })).toThrow(RangeError);
});

it('loses nothing and settles exactly the EUR of an obligation, however many captures cover its charge', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(500_000), { maxLength: 8 }), (cents, captures) => {
      const due = eur(cents);
      const charge = aed(Math.round(cents * 4.33));
      let applied: AedMinor = aed(0);
      let settled = 0;
      for (const captured of [...captures.map(aed), charge]) {
        const allocation = allocate({ due: charge, applied, captured });
        expect(allocation.applied + allocation.unapplied).toBe(captured);
        settled += settledEur({ due, charge, appliedBefore: applied, applied: allocation.applied });
        applied = aed(applied + allocation.applied);
        expect(applied).toBeLessThanOrEqual(charge);
        if (charge > 0) expect(settled).toBeLessThanOrEqual(due);
      }
      if (charge > 0) expect(settled).toBe(due);
    }),
  );
});
