import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AdminOrderSummary } from '#contracts/orders/admin-orders.ts';
import { OrderTable, RecentOrders } from './order-table.tsx';

const order = {
  reference: 'AUR-1234567890',
  state: 'confirmed',
  payer: { firstName: 'Elena', lastName: 'Popescu', email: 'elena@example.com' },
  course: { code: 'LSO-1', city: 'Abu Dhabi', title: 'Laser', startDate: '2027-01-16' },
  lines: [{}],
  placedAt: '2026-11-21T08:00:00Z',
  method: 'bank',
  totalEur: 79_000,
  paidEur: 0,
  nextDue: { aed: 342_070, dueOn: '2026-11-21' },
  hasOpenAction: true,
} as unknown as AdminOrderSummary;

const draw = (Rows: typeof OrderTable, changes: Partial<AdminOrderSummary> = {}) => {
  const element = <Rows label="Orders" orders={[{ ...order, ...changes }]} today="2026-11-23" />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test('on a phone every value of an order has its name, and none is cut', () => {
  for (const Rows of [OrderTable, RecentOrders]) {
    const html = draw(Rows);
    expect(html).toContain('data-stacked="true"');
    expect(html.match(/<td role="cell"(?! data-label=)/g)).toBeNull();
  }
});

test('a tag stands apart from the word before it', () => {
  const html = draw(OrderTable);
  expect(html).toMatch(/AUR-1234567890<\/a><span class="block"><span[^>]*>Needs action/);
  expect(html).toMatch(/class="flex[^"]*gap-2[^"]*">21 Nov 2026<span[^>]*>overdue/);
});

test('a first payment that is waited for is not overdue while its seat is held', () => {
  for (const Rows of [OrderTable, RecentOrders]) {
    expect(draw(Rows)).toContain('overdue');
    expect(draw(Rows, { state: 'placed' })).not.toContain('overdue');
  }
});

test('half the room shows who ordered what, how it stands and what comes in next', () => {
  const html = draw(RecentOrders);
  for (const fact of [
    'AUR-1234567890',
    'Elena Popescu',
    'LSO-1 Abu Dhabi',
    'Confirmed',
    '€790.00',
    'AED 3,420.70',
  ])
    expect(html).toContain(fact);
});
