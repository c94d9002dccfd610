import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import { OrderPanel } from './order-panel.tsx';

const part = (sequence: number, over: Partial<OrderDetail['parts'][number]>) => ({
  _id: `part-${sequence}`,
  sequence,
  kind: 'installment' as const,
  dueOn: '2026-12-22',
  eur: 39_150,
  aed: 169_520,
  paidAed: 0,
  state: 'upcoming' as const,
  payable: true,
  ...over,
});
const paid = part(0, { state: 'paid', paidAed: 169_520, payable: false, dueOn: '2026-11-01' });
const order = {
  reference: 'AUR-1',
  state: 'confirmed',
  totalEur: 117_450,
  paidEur: 39_150,
  paidAed: 169_520,
  nextDue: { obligationId: 'part-1', dueOn: '2026-12-22', eur: 39_150, aed: 169_520 },
  parts: [paid, part(1, {}), part(2, { dueOn: '2027-01-22' })],
  refunds: [] as OrderDetail['refunds'],
} as OrderDetail;

const html = (shown: Partial<OrderDetail>, today = '2026-11-23') => {
  const element = (
    <OrderPanel order={{ ...order, ...shown }} changes={[]} today={today} idempotencyKey="key" />
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test('the figure is what is due next, with its day and one button; later parts can be paid ahead', () => {
  const panel = html({});
  expect(panel).toMatch(/€391\.50<\/bdi>[\s\S]*by 22 December 2026[\s\S]*Charged as AED 1,695\.20/);
  expect(panel).toContain('aria-label="Pay €391.50, Installment 2 of 3, AED 1,695.20"');
  expect(panel).toContain('aria-label="Pay Installment 3 of 3, AED 1,695.20"');
  expect(panel.match(/name="_action" value="pay /g)).toHaveLength(2);
  expect(panel).toContain('action="/orders/AUR-1"');
});

test('what is due keeps its two decimals, also where they are none', () => {
  const whole = html({ nextDue: { obligationId: 'part-1', dueOn: '2026-12-22', eur: 39_000, aed: 168_870 } });
  expect(whole).toMatch(/class="figure[^>]*>€390\.00</);
});

test('a part that was missed says since when', () => {
  expect(html({}, '2026-12-23')).toContain('was due on 22 December 2026');
});

test('an order that is paid shows what was paid, and a free one that it is free', () => {
  const settled = html({ nextDue: null, parts: [paid] });
  expect(settled).toMatch(/Paid<\/p>[\s\S]*€391\.50/);
  expect(settled).not.toContain('<form');
  expect(html({ nextDue: null, parts: [], totalEur: 0, paidEur: 0, paidAed: 0 })).toContain('Free');
});

test('an order whose money has gone back shows how much went back, and not that nothing was paid', () => {
  const back = (state: string) =>
    html({
      state: 'cancelled',
      nextDue: null,
      paidEur: 0,
      paidAed: 0,
      parts: [paid],
      refunds: [{ eur: 39_150, aed: 169_520, state, createdAt: '2026-11-24T08:00:00Z', paper: null }],
    });
  expect(back('succeeded')).toMatch(/Paid back<\/p>[\s\S]*€391\.50/);
  expect(back('pending')).toMatch(/On its way back to you<\/p>[\s\S]*€391\.50/);
});

test('what came too late to be used goes back in the currency in which it came, and nothing is due any more', () => {
  const panel = html({
    state: 'lapsed',
    nextDue: null,
    paidEur: 0,
    paidAed: 0,
    parts: [part(0, { state: 'void', payable: false })],
    refunds: [{ eur: 0, aed: 169_520, state: 'succeeded', createdAt: '2026-11-24T08:00:00Z', paper: null }],
  });
  expect(panel).toMatch(/Paid back<\/p>[\s\S]*AED 1,695\.20/);
  expect(panel).not.toContain('€0.00');
  expect(panel).toContain('No longer due');
});
