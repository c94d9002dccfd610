import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { LineChangeView } from '#contracts/after-sale/line-changes.ts';
import { sampleLine } from '#web/testing/sample-order-line.ts';
import { PendingMove } from './pending-move.tsx';

const { course } = sampleLine;
const change: LineChangeView = {
  _id: 'change',
  lineId: sampleLine._id,
  kind: 'move',
  state: 'pending',
  askedAt: '2027-01-26T08:00:00.000Z',
  doneAt: null,
  feeEur: 5_000,
  differenceEur: 20_000,
  refundEur: 0,
  due: { eur: 25_000, aed: 108_250, isPaid: false },
  payUntil: '2027-01-26T08:28:00.000Z',
  from: course,
  to: { ...course, startDate: '2027-06-11', endDate: '2027-06-12', city: 'Paris' },
};

const shownAt = (now: string) => {
  const element = <PendingMove change={change} now={now} idempotencyKey="key" failureOf={() => undefined} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<!-- -->/g, '');
};

test('a move that waits says until when its seat is held, and can be paid or given up', () => {
  const shown = shownAt('2027-01-26T08:10:00.000Z');
  for (const words of [
    'Your seat on 11–12 June 2027 in Paris is held',
    'Proceed to Payment - AED 1,082.50',
    'I have paid',
    'Keep my date',
  ])
    expect(shown).toContain(words);
});

test('one whose time to pay is over says so, and can be paid no more', () => {
  const shown = shownAt('2027-01-26T08:28:00.000Z');
  expect(shown).toContain('The time to pay is over');
  expect(shown).not.toContain('Proceed to Payment');
  expect(shown).toContain('I have paid');
});
