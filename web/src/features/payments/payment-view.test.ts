import { expect, test } from 'vitest';
import { paymentsPath } from '#web/lib/payments/payments-path.ts';
import { paymentList } from './payment-view.ts';

const read = (query: string) => paymentList.read(new URLSearchParams(query));

test('the days and the kind of a list of payments are its address, and back', () => {
  const query = 'from=2026-11-01&to=2026-11-30&kind=InPersonCourse&way=out';
  expect(paymentList.to(read(query))).toBe(`/admin/payments?${query}`);
  expect(paymentList.asked(read(query))).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
    kind: 'InPersonCourse',
    way: 'out',
  });
});

test('what a figure leads to is an address of this list', () => {
  for (const asked of [
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-11-29', to: '2026-11-29', kind: 'PaymentCase' as const },
  ])
    expect(paymentsPath(asked)).toBe(paymentList.to(asked));
});

test('a day that no calendar has is left out, and said to be', () => {
  const query = new URLSearchParams('from=2026-02-30&to=soon&kind=Everything');
  expect(paymentList.asked(paymentList.read(query))).toEqual({});
  expect(paymentList.leftOut(query).map(([name]) => name)).toEqual(['from', 'to', 'kind']);
});
