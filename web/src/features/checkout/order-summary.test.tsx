import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { BreakdownView, CheckoutCourse } from '#contracts/orders/checkout.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { type Due, OrderSummary } from './order-summary.tsx';

// Only what the summary reads of them.
const course = {
  kind: 'InPersonCourse',
  slug: 'inj-101',
  code: 'INJ-101',
  title: 'Foundation',
  discipline: 'injectables',
};
const checkout = { ...course, startDate: null, endDate: null, city: '', seatsLeft: 0 } as CheckoutCourse;
const breakdown = { parts: [] as unknown } as BreakdownView;
const today: Due = { label: 'Due today', eur: 248_000, aed: 1_073_840 };

const summary = (due: Due | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OrderSummary course={checkout} {...{ breakdown, due }}>
        <p>Total</p>
      </OrderSummary>
    </MemoryRouter>,
  );

test('of a course that nobody can have no sum is due today', () => {
  expect(summary(today)).toMatch(/Due today.*€2,480\.00/s);
  expect(summary(null)).not.toContain('Due today');
});

test('an order that waits for its payment says what is due of it, and not that it is today’s', () => {
  const html = summary({ label: 'Due now', eur: 49_600, aed: 214_768 });
  expect(html).toMatch(/Due now.*€496\.00.*AED 2,147\.68/s);
  expect(html).not.toContain('Due today');
});

test('a full course offers to tell when a seat comes free, and says that it has a waiting list', () => {
  const html = (hasWaitlist: boolean) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <ClosedNotice course={{ ...checkout, hasWaitlist }} />
      </MemoryRouter>,
    );
  expect(html(true)).toContain('href="/in-person/courses/inj-101/enquiry?notice"');
  expect(html(true)).toContain('has a waiting list');
  expect(html(true)).toContain('href="/waiting-list/inj-101"');
  expect(html(false)).not.toContain('waiting list');
});
