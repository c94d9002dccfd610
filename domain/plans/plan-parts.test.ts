import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { basisPoints, eur } from '../money/money.ts';
import { addDays, localDate } from '../time/local-date.ts';
import {
  acceptedPlans,
  defaultPlan,
  depositShare,
  type InstallmentTerms,
  installmentCount,
  type PaymentOptions,
  PLAN_KINDS,
  type PlanInput,
  planParts,
} from './plan-parts.ts';

const today = localDate('2027-01-10');
const startDate = localDate('2027-04-09');
const options: PaymentOptions = {
  acceptFullPayment: true,
  acceptDeposit: true,
  acceptInstallments: true,
  depositBp: null,
  remainingDueDays: null,
  installments: null,
};
const total = eur(145_000);
const deposit: PlanInput = { plan: 'deposit', total, options, today, startDate };
const installments = (count: number, plan: InstallmentTerms[] = []): PlanInput => {
  return {
    plan: 'installments',
    total,
    options: { ...options, installments: { count, plan } },
    today,
    startDate,
  };
};
const own = (bp: number, due: Omit<InstallmentTerms, 'shareBp'> = {}) => ({
  shareBp: basisPoints(bp),
  ...due,
});
const table = (input: PlanInput) =>
  planParts(input).map((part) => [part.kind, part.shareBp, part.dueOn, part.eur]);

describe('what a course offers', () => {
  it('is full payment first where accepted, else the first accepted', () => {
    expect(acceptedPlans(options)).toEqual(['full', 'deposit', 'installments']);
    expect(defaultPlan(options)).toBe('full');
    expect(defaultPlan({ ...options, acceptFullPayment: false })).toBe('deposit');
    expect(defaultPlan({ ...options, acceptFullPayment: false, acceptDeposit: false })).toBe('installments');
  });

  it('is full payment where nothing is accepted', () => {
    const none = { ...options, acceptFullPayment: false, acceptDeposit: false, acceptInstallments: false };
    expect(acceptedPlans(none)).toEqual(['full']);
  });

  it('is a deposit of 20 % and 2 installments unless it says otherwise', () => {
    expect(depositShare(options)).toBe(2_000);
    expect(depositShare({ ...options, depositBp: basisPoints(3_000) })).toBe(3_000);
    expect(installmentCount(options)).toBe(2);
    expect(installmentCount({ ...options, installments: { count: 3, plan: [] } })).toBe(3);
  });
});

describe('full payment', () => {
  it('is one part due today', () => {
    expect(table({ ...deposit, plan: 'full' })).toEqual([['full', 10_000, today, 145_000]]);
  });
});

describe('a deposit', () => {
  it('is 20 % today and the balance 7 days before the start', () => {
    expect(table(deposit)).toEqual([
      ['deposit', 2_000, today, 29_000],
      ['balance', 8_000, '2027-04-02', 116_000],
    ]);
  });

  it('follows the percentage and the days of the course', () => {
    const terms = { ...options, depositBp: basisPoints(3_000), remainingDueDays: 30 };
    expect(table({ ...deposit, options: terms })).toEqual([
      ['deposit', 3_000, today, 43_500],
      ['balance', 7_000, '2027-03-10', 101_500],
    ]);
  });

  test.each([
    [8, 2],
    [7, 1],
    [6, 1],
    [0, 1],
    [-1, 1],
  ])('%i days before the start is %i payment(s)', (daysBefore, count) => {
    const parts = planParts({ ...deposit, today: addDays(startDate, -daysBefore) });
    expect(parts).toHaveLength(count);
    if (count === 1) expect(parts[0]).toMatchObject({ kind: 'full', shareBp: 10_000, eur: 145_000 });
  });

  it('of 100 %, or without a start date, is the full payment', () => {
    expect(table({ ...deposit, options: { ...options, depositBp: basisPoints(10_000) } })).toHaveLength(1);
    expect(table({ ...deposit, startDate: null })).toEqual([['full', 10_000, today, 145_000]]);
  });
});

describe('installments', () => {
  it('are by default half today and half 7 days before the start', () => {
    expect(table({ ...installments(2), options })).toEqual([
      ['installment', 5_000, today, 72_500],
      ['installment', 5_000, '2027-04-02', 72_500],
    ]);
  });

  it('spread the second half evenly, in money and in days', () => {
    expect(table({ ...installments(4), total: eur(100_001) })).toEqual([
      ['installment', 5_000, today, 50_000],
      ['installment', 1_667, '2027-02-06', 16_667],
      ['installment', 1_667, '2027-03-05', 16_667],
      ['installment', 1_666, '2027-04-02', 16_667],
    ]);
  });

  it('follow the percentages and dates of the course', () => {
    const plan = [
      own(4_000),
      own(3_500, { dueRelativeToStart: -30 }),
      own(2_500, { dueOn: localDate('2027-02-01'), dueRelativeToStart: -1 }),
    ];
    expect(table(installments(3, plan))).toEqual([
      ['installment', 4_000, today, 58_000],
      ['installment', 2_500, '2027-02-01', 36_250],
      ['installment', 3_500, '2027-03-10', 50_750],
    ]);
  });

  it('merge what is due already into the first payment', () => {
    const plan = [own(4_000), own(3_000, { dueOn: today }), own(3_000, { dueRelativeToStart: 5 })];
    expect(table(installments(3, plan))).toEqual([
      ['installment', 7_000, today, 101_500],
      ['installment', 3_000, '2027-04-14', 43_500],
    ]);
  });

  it('give parts without a percentage what the others leave', () => {
    const shares = (plan: InstallmentTerms[]) => planParts(installments(3, plan)).map((part) => part.shareBp);
    expect(shares([own(2_000), own(0), own(0)])).toEqual([2_000, 4_000, 4_000]);
    expect(shares([own(0), own(3_000), own(3_000)])).toEqual([4_000, 3_000, 3_000]);
    expect(shares([own(0), own(3_000)])).toEqual([5_000, 3_000, 2_000]);
  });

  it('are refused when there is not one', () => {
    expect(() => planParts(installments(0))).toThrow(RangeError);
  });
});

describe('every plan', () => {
  it('asks nothing of a free course', () => {
    for (const plan of PLAN_KINDS) {
      expect(table({ ...deposit, plan, total: eur(0) })).toEqual([['full', 10_000, today, 0]]);
    }
  });

  it('sums to its total to the cent and to 100 %, one payment today, all others later and above 0', () => {
    const terms = fc.record({
      shareBp: fc.integer({ min: 0, max: 6_000 }).map(basisPoints),
      dueOn: fc.option(fc.integer({ min: -50, max: 200 }).map((days) => addDays(today, days))),
      dueRelativeToStart: fc.option(fc.integer({ min: -90, max: 30 })),
    });
    const inputs = fc.record({
      plan: fc.constantFrom(...PLAN_KINDS),
      total: fc.oneof(fc.nat(30), fc.nat(10_000_000)).map(eur),
      today: fc.constant(today),
      startDate: fc.option(fc.integer({ min: -10, max: 200 }).map((days) => addDays(today, days))),
      options: fc.record({
        acceptFullPayment: fc.boolean(),
        acceptDeposit: fc.boolean(),
        acceptInstallments: fc.boolean(),
        depositBp: fc.option(fc.nat(10_000).map(basisPoints)),
        remainingDueDays: fc.option(fc.nat(60)),
        installments: fc.option(
          fc.record({ count: fc.integer({ min: 2, max: 12 }), plan: fc.array(terms, { maxLength: 12 }) }),
        ),
      }),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        const parts = planParts(input);
        const [first, ...later] = parts;
        expect(parts.reduce((all, part) => all + part.eur, 0)).toBe(input.total);
        expect(parts.reduce((all, part) => all + part.shareBp, 0)).toBe(10_000);
        expect(parts.map((part) => part.sequence)).toEqual([...parts.keys()]);
        expect(first?.dueOn).toBe(today);
        expect(input.total === 0 || (first?.eur ?? 0) > 0).toBe(true);
        expect(later.every((part) => part.dueOn > today && part.eur > 0)).toBe(true);
        expect(parts.map((part) => part.dueOn)).toEqual(parts.map((part) => part.dueOn).toSorted());
      }),
      { numRuns: 1_000 },
    );
  });
});
