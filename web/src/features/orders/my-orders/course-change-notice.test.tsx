import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import { CourseChangeNotice } from './course-change-notice.tsx';

type Shown = Pick<OrderDetail, 'courseCancelled' | 'freeWithdrawal' | 'refunds'>;
const freeWithdrawal = {
  formerStartDate: '2027-04-09',
  startDate: '2027-05-07',
  reason: 'The venue is being repaired.',
  until: '2027-01-26T19:59:59.999Z',
  refundEur: 145_000,
};
const course = { venueTimezone: 'Asia/Dubai' } as OrderDetail['course'];

const html = (shown: Partial<Shown>) => {
  const order = { course, courseCancelled: null, freeWithdrawal: null, refunds: [], ...shown };
  const router = createMemoryRouter([{ path: '/', element: <CourseChangeNotice order={order} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test('a moved course shows both dates, the last moment and a button with the amount, in a form of its own', () => {
  const shown = html({ freeWithdrawal });
  for (const words of [
    'This course has moved from 9 April 2027 to 7 May 2027.',
    'The venue is being repaired.',
    '26 January 2027, 23:59 in Dubai',
    'Withdraw and get €1,450.00 back',
  ])
    expect(shown).toContain(words);
  expect(shown).toMatch(/<form [^>]*method="post"><input type="hidden" name="_action" value="withdraw"/);
});

test('who paid nothing withdraws without an amount', () => {
  const shown = html({ freeWithdrawal: { ...freeWithdrawal, refundEur: 0 } });
  expect(shown).toContain('Withdraw free of charge');
  expect(shown).not.toContain('€0');
});

test('a cancelled course says why, and nothing can be pressed', () => {
  const refund = {
    aed: 627_850,
    eur: 145_000,
    state: 'pending',
    createdAt: '2027-01-11T08:00:00Z',
    paper: null,
  };
  const shown = html({ courseCancelled: 'The trainer is ill.', freeWithdrawal, refunds: [refund] });
  expect(shown).toContain('The trainer is ill.');
  expect(shown).toContain('Everything you paid goes back to you');
  expect(shown).not.toContain('<form');
  expect(html({ courseCancelled: '' })).not.toContain('goes back');
});

test('an unchanged course shows nothing', () => {
  expect(html({})).toBe('');
});
