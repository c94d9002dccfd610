import { expect, test } from 'vitest';
import { sampleDetail } from '#web/testing/sample-course-detail.ts';
import { paymentOptions } from './payment-options.ts';

const part = {
  sequence: 0,
  kind: 'deposit' as const,
  shareBp: 2_000,
  dueOn: '2027-01-01',
  eur: 29_000,
  aed: 125_570,
};

const full = { plan: 'full' as const, parts: [part], dueTodayEur: 145_000 };

const accepting = (options: Partial<typeof sampleDetail.enrollment.paymentOptions>) => ({
  ...sampleDetail,
  enrollment: {
    ...sampleDetail.enrollment,
    paymentOptions: { ...sampleDetail.enrollment.paymentOptions, ...options },
  },
});

test('each plan is named with its own share or number, and what is due today', () => {
  const plans = [
    full,
    { plan: 'deposit' as const, parts: [{ ...part, shareBp: 3_000 }, part], dueTodayEur: 43_500 },
    { plan: 'installments' as const, parts: [part, part, part], dueTodayEur: 48_334 },
  ];
  expect(paymentOptions(sampleDetail, plans)).toEqual([
    { label: 'Full payment', amount: 145_000 },
    { label: '30% deposit today', amount: 43_500 },
    { label: 'Installments, first of 3 payments', amount: 48_334 },
  ]);
});

test('a deposit whose balance is due already is a payment in full and not listed twice', () => {
  const late = { plan: 'deposit' as const, parts: [part], dueTodayEur: 145_000 };
  expect(paymentOptions(sampleDetail, [full, late])).toHaveLength(1);
});

test('a course that cannot be booked lists what it accepts, in the specified words', () => {
  const all = accepting({ acceptDeposit: true, acceptInstallments: true });
  expect(paymentOptions(all, []).map(({ label }) => label)).toEqual([
    'Full payment',
    '20% deposit',
    'Installments, 2-3 payments',
  ]);
  const own = accepting({ acceptFullPayment: false, acceptDeposit: true, depositPercentage: 30 });
  expect(paymentOptions(own, [])).toEqual([{ label: '30% deposit', amount: null }]);
});

test('a free course has nothing to pay', () => {
  const free = { ...sampleDetail, enrollment: { ...sampleDetail.enrollment, currentPrice: 0 } };
  expect(paymentOptions(free, [full])).toEqual([]);
});
