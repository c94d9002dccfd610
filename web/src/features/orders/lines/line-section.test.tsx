import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { OrderDetail, OrderLineDetail } from '#contracts/orders/orders.ts';
import { basisPoints } from '#domain/money/money.ts';
import { sampleBrought, sampleLine } from '#web/testing/sample-order-line.ts';
import { LineSection } from './line-section.tsx';

const draw = (line: OrderLineDetail, changes: Partial<OrderDetail> = {}) => {
  const order = { state: 'confirmed', lines: [line], refunds: [], ...changes } as OrderDetail;
  const router = createMemoryRouter([
    { path: '/', element: <LineSection order={order} line={line} passOn={null} /> },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<!-- -->/g, '');
};
const html = (changes: Partial<OrderLineDetail>, order: Partial<OrderDetail> = {}) =>
  draw({ ...sampleLine, ...changes }, order);
const hrefs = (shown: string) => [...shown.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

const freeWithdrawal = {
  formerStartDate: '2027-04-09',
  startDate: '2027-05-07',
  reason: 'The venue is being repaired.',
  until: '2027-01-26T19:59:59.999Z',
  refundEur: 145_000,
  creditEur: 0,
};

test('a course of several has its name, dates, place, price, state and ways on', () => {
  const lines = [sampleLine, sampleBrought];
  const run = draw({ ...sampleLine, earlyBirdEur: 20_000, listEur: 165_000 }, { lines });
  for (const words of [
    'Foundation</span></h2>',
    '9–10 April 2027',
    'Aurea Clinic, Dubai, United Arab Emirates',
    '€1,450.00',
    '€1,650.00 less early bird €200.00',
    'Comes with it, free',
    'Facial anatomy',
    'Enrolled',
  ])
    expect(run).toContain(words);
  expect(hrefs(run)).toEqual(['/in-person/courses/inj-101/calendar.ics', '/in-person/courses/inj-101']);
});

test('what came with another says with which, and is open at once', () => {
  const shown = draw(sampleBrought, { lines: [sampleLine, sampleBrought] });
  for (const words of ['Free with Foundation', 'Self-paced, starts at once', 'Access until 10 January 2028'])
    expect(shown).toContain(words);
  expect(hrefs(shown)).toEqual([
    '/elearning/course/facial-anatomy',
    '/self-paced-online-training/facial-anatomy',
  ]);
});

test('the only course of an order is not named again, and its price stands in the order', () => {
  const shown = html({});
  expect(shown).toContain('Your course</h2>');
  expect(shown).not.toContain('€');
});

test('what was confirmed and agreed stands at its course', () => {
  const policy = {
    cancellation: [{ from: null, until: '2027-03-10', refundBp: basisPoints(9_000), creditNote: false }],
    rescheduling: [],
    transfer: null,
  };
  const shown = html({ confirmations: ['I hold a medical licence'], policy });
  for (const words of ['I hold a medical licence', 'Cancel by 10 March 2027', '90% refund'])
    expect(shown).toContain(words);
});

test('a place that waits for somebody else is not told as taken, nor is one that was given up', () => {
  const of = (state: 'open' | 'cancelled') =>
    html({ places: [{ _id: 'p', state, email: 'anna@example.com' }], enrolled: false });
  expect(of('open')).toContain('Waiting to be claimed');
  expect(of('cancelled')).toContain('Cancelled');
});

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

test('what a credit note has paid is told apart from money', () => {
  const backOf = (refundEur: number) =>
    html({ freeWithdrawal: { ...freeWithdrawal, refundEur, creditEur: 40_000 } });
  expect(backOf(105_000)).toContain('Withdraw and get €1,050.00 and €400.00 as credit back');
  expect(backOf(0)).toContain('Withdraw and get €400.00 as credit back');
});

test('who paid nothing withdraws without an amount', () => {
  const shown = html({ freeWithdrawal: { ...freeWithdrawal, refundEur: 0 } });
  expect(shown).toContain('Withdraw free of charge');
  expect(shown).not.toContain('€0');
});

test('a cancelled course says why, and nothing can be pressed', () => {
  const refund = { aed: 627_850, eur: 145_000, state: 'pending', createdAt: '', paper: null };
  const links = { course: null, calendar: null, learning: null };
  const cancelled = { courseCancelled: 'The trainer is ill.', links };
  const shown = html(cancelled, { state: 'cancelled', refunds: [refund] });
  expect(shown).toContain('The trainer is ill.');
  expect(shown).toContain('Everything you paid goes back to you');
  for (const way of ['<form', '<a ']) expect(shown).not.toContain(way);
  expect(html({ courseCancelled: '', links })).not.toContain('goes back');
});
