import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { basisPoints, eur } from '../money/money.ts';
import { addDays, localDate } from '../time/local-date.ts';
import { cancellationOutcome, creditNoteExpiresOn, datedConsequences } from './cancellation.ts';
import { DEFAULT_POLICY } from './policy-terms.ts';

const policy = DEFAULT_POLICY;
const startDate = localDate('2027-04-09');
const early = localDate('2027-01-01');
const total = eur(145_000);
const onDay = (daysBefore: number, paidSoFar = total) => {
  return { policy, by: 'student' as const, today: addDays(startDate, -daysBefore), startDate, paidSoFar };
};

describe('a student who cancels', () => {
  test.each<[number, number, number, number]>([
    [31, 130_500, 0, 9_000],
    [30, 130_500, 0, 9_000],
    [29, 72_500, 0, 5_000],
    [16, 72_500, 0, 5_000],
    [15, 72_500, 0, 5_000],
    [14, 0, 145_000, 0],
    [7, 0, 145_000, 0],
    [0, 0, 145_000, 0],
    [-1, 0, 0, 0],
  ])('%i days before gets back %i and a credit note of %i', (...[
    daysBefore,
    refund,
    creditNote,
    percentBp,
  ]) => {
    expect(cancellationOutcome(onDay(daysBefore))).toEqual({ refund, creditNote, percentBp, daysBefore });
  });

  it('gets the best terms while there is no start date', () => {
    const outcome = cancellationOutcome({ ...onDay(0), startDate: null });
    expect(outcome).toEqual({ refund: 130_500, creditNote: 0, percentBp: 9_000, daysBefore: null });
  });

  it('is given a share of what was paid so far only', () => {
    expect(cancellationOutcome(onDay(20, eur(29_000))).refund).toBe(14_500);
    expect(cancellationOutcome(onDay(20, eur(0)))).toMatchObject({ refund: 0, creditNote: 0 });
  });
});

describe('the academy that cancels', () => {
  it('gives back everything on each of 0 to 60 days before, whatever was paid', () => {
    for (let daysBefore = 0; daysBefore <= 60; daysBefore += 1) {
      for (const paid of [eur(29_000), eur(72_501), total]) {
        const outcome = cancellationOutcome({ ...onDay(daysBefore, paid), by: 'academy' });
        expect(outcome).toEqual({ refund: paid, creditNote: 0, percentBp: 10_000, daysBefore });
      }
    }
  });
});

describe('the dated consequences', () => {
  it('say until when which share comes back', () => {
    expect(datedConsequences(policy, { startDate, today: early }, total)).toEqual([
      { from: null, until: '2027-03-10', refund: 130_500, creditNote: 0, percentBp: 9_000 },
      { from: '2027-03-11', until: '2027-03-25', refund: 72_500, creditNote: 0, percentBp: 5_000 },
      { from: '2027-03-26', until: null, refund: 0, creditNote: 145_000, percentBp: 0 },
    ]);
  });

  it('are none without a start date', () => {
    expect(datedConsequences(policy, { startDate: null, today: early }, total)).toEqual([]);
  });

  it('say nothing of a window that is over: the one that holds today comes first', () => {
    const fiveDaysBefore = { startDate, today: localDate('2027-04-04') };
    expect(datedConsequences(policy, fiveDaysBefore, total)).toEqual([
      { from: null, until: null, refund: 0, creditNote: 145_000, percentBp: 0 },
    ]);
    expect(datedConsequences(policy, { startDate, today: localDate('2027-03-11') }, total)[0]).toMatchObject({
      from: null,
      until: '2027-03-25',
    });
    expect(datedConsequences(policy, { startDate, today: localDate('2027-04-10') }, total)).toEqual([]);
  });

  it('agree with the outcome on each of 0 to 60 days before', () => {
    const ahead = datedConsequences(policy, { startDate, today: early }, total);
    for (let daysBefore = 0; daysBefore <= 60; daysBefore += 1) {
      const { today } = onDay(daysBefore);
      const holding = ahead.filter(
        ({ from, until }) => (from === null || from <= today) && (until === null || today <= until),
      );
      const { refund, creditNote, percentBp } = cancellationOutcome(onDay(daysBefore));
      expect(holding).toHaveLength(1);
      expect(holding[0]).toMatchObject({ refund, creditNote, percentBp });
      const [first] = datedConsequences(policy, { startDate, today }, total);
      expect(first).toMatchObject({ from: null, refund, creditNote, percentBp });
    }
  });
});

it('never gives back more than was paid, and never more for cancelling later', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.nat(10_000),
      fc.integer({ min: -5, max: 90 }),
      (paid, bp, daysBefore) => {
        const half = basisPoints(bp);
        const split = {
          ...policy,
          cancellation: [{ fromDaysBefore: 0, refundBp: half, creditNoteBp: basisPoints(10_000 - bp) }],
        };
        const mixed = cancellationOutcome({ ...onDay(daysBefore, eur(paid)), policy: split });
        expect(mixed.refund + mixed.creditNote).toBeLessThanOrEqual(paid);
        const now = cancellationOutcome(onDay(daysBefore, eur(paid)));
        expect(cancellationOutcome(onDay(daysBefore - 1, eur(paid))).refund).toBeLessThanOrEqual(now.refund);
      },
    ),
  );
});

it('lets a credit note last 12 months', () => {
  expect(creditNoteExpiresOn(policy, localDate('2027-03-30'))).toBe('2028-03-30');
});
