import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { BreakdownView, CheckoutCourse } from '#contracts/orders/checkout.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { OrderSummary } from './order-summary.tsx';

// Only what the summary reads of them.
const course = { slug: 'inj-101', code: 'INJ-101', title: 'Foundation', discipline: 'injectables' };
const checkout = { ...course, startDate: null, endDate: null, city: '', seatsLeft: 0 } as CheckoutCourse;
const breakdown = { dueTodayEur: 248_000, dueTodayAed: 1_073_840, parts: [] as unknown } as BreakdownView;

const summary = (isDue: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OrderSummary course={checkout} {...{ breakdown, isDue }}>
        <p>Total</p>
      </OrderSummary>
    </MemoryRouter>,
  );

test('of a course that nobody can have no sum is due today', () => {
  expect(summary(true)).toMatch(/Due today.*€2,480\.00/s);
  expect(summary(false)).not.toContain('Due today');
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
  expect(html(false)).not.toContain('waiting list');
});
