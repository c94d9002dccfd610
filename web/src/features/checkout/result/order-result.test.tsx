import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import { sampleBrought, sampleLine } from '#web/testing/sample-order-line.ts';
import { OrderResult } from './order-result.tsx';
import type { PaymentStatus } from './payment-status.server.ts';
import { resultKind } from './result-words.ts';

const part = {
  _id: 'p1',
  sequence: 0,
  kind: 'full' as const,
  dueOn: '2027-01-10',
  eur: 145_000,
  aed: 627_850,
  paidAed: 627_850,
  state: 'paid' as const,
  payable: false,
};
// Only what the page reads of an order.
const paid = {
  reference: 'AUR-0123456789',
  state: 'confirmed',
  method: 'card',
  course: {
    kind: 'InPersonCourse',
    slug: 'inj-101',
    code: 'INJ-101',
    title: 'Foundation',
    discipline: 'injectables',
    city: 'Dubai',
    country: 'United Arab Emirates',
    venueName: 'Aurea Clinic',
    startDate: '2027-04-09',
    endDate: '2027-04-10',
    startTime: '09:00',
    venueTimezone: 'Asia/Dubai',
  },
  title: 'Foundation',
  lines: [sampleLine],
  totalEur: 145_000,
  paidEur: 145_000,
  paidAed: 627_850,
  creditEur: 0,
  placedAt: '2027-01-10T08:00:00.000Z',
  nextDue: null,
  parts: [part],
  receipts: [{ _id: 'r1', number: 'R-2027-000001', issuedAt: '', aed: 627_850, href: '/receipt' }],
  refunds: [],
  bankTransfer: null,
} as unknown as OrderDetail;

const page = (status: PaymentStatus['status'], changes: Partial<OrderDetail> = {}, courses?: ReactNode) => {
  const order = { ...paid, ...changes };
  const kind = resultKind({ status, method: order.method } as PaymentStatus);
  return renderToStaticMarkup(
    <MemoryRouter>
      <OrderResult {...{ order, kind, courses }} />
    </MemoryRouter>,
  );
};
const primaries = (html: string) =>
  html.match(/<a[^>]* bg-deep [^>]*>([^<]*)/g)?.map((link) => link.replace(/.*>/, ''));

test('paid in full: the sum with the charge, dates and venue, calendar, receipt and the four steps', () => {
  const html = page('completed');
  for (const words of [
    'Payment Successful!',
    'Amount Paid',
    '€1,450.00',
    'AED 6,278.50 charged',
    'AUR-0123456789',
    'Completed',
    '9–10 April 2027',
    'Aurea Clinic, Dubai',
    '/in-person/courses/inj-101/calendar.ics',
    'Receipt R-2027-000001',
    'A confirmation email was sent',
    'Earn your certificate',
  ])
    expect(html).toContain(words);
  expect(primaries(html)).toEqual(['Course details']);
});

test('a deposit: the balance follows on its day', () => {
  const balance = {
    ...part,
    _id: 'p2',
    sequence: 1,
    kind: 'balance' as const,
    dueOn: '2027-04-02',
    eur: 116_000,
    paidAed: 0,
    state: 'upcoming' as const,
  };
  const html = page('completed', {
    paidEur: 29_000,
    parts: [{ ...part, kind: 'deposit', eur: 29_000 }, balance],
  });
  expect(html).toMatch(/2 April 2027.*The balance.*€1,160\.00/);
});

test('a free registration was not a payment: no receipt, no card', () => {
  const html = page('completed', {
    method: 'free',
    totalEur: 0,
    paidEur: 0,
    paidAed: 0,
    parts: [],
    receipts: [],
  });
  expect(html).toContain('Enrollment Successful!');
  expect(html).toContain('nothing was charged');
  for (const words of ['Payment Successful', 'receipt', 'Receipt', 'card']) expect(html).not.toContain(words);
});

const OPEN = [
  { status: 'failed', state: 'placed', title: 'Payment not completed', act: 'Try Again' },
  { status: 'failed', state: 'lapsed', title: 'Payment not completed', act: 'Try Again' },
  {
    status: 'waiting',
    state: 'placed',
    method: 'bank',
    title: 'Your seat waits for your transfer',
    act: 'Show the bank details',
  },
] as const;

test.each(OPEN)('$status and $state: “$title”, and the one thing to do is “$act”', (open) => {
  const { status, title, act, ...order } = open;
  const html = page(status, { ...order, paidEur: 0 });
  expect(html).toContain(title);
  expect(primaries(html)).toEqual([act]);
  expect(html).not.toContain('Payment Successful');
});

test('what came too late is refunded only when it is: until then it is on its way', () => {
  const back = (state: 'pending' | 'succeeded') => ({
    state: 'lapsed' as const,
    refunds: [{ eur: 145_000, aed: 627_850, state, createdAt: '', paper: null }],
  });
  expect(page('refunding', back('pending'))).toContain('Your refund is on its way');
  const done = page('refunded', back('succeeded'));
  expect(done).toContain('Payment refunded');
  expect(done).toContain('after your seat had gone');
  expect(done).toContain('€1,450.00');
});

const selfPaced = {
  kind: 'ELearningCourse',
  slug: 'botox',
  code: 'EL-101',
  title: 'Botox',
  discipline: 'injectables',
  startDate: null,
  venueTimezone: 'Asia/Dubai',
} as OrderDetail['course'];

test('a self-paced course that is paid is open: three steps, and no day, no place, no seat', () => {
  const html = page('completed', {
    course: selfPaced,
    lines: [{ ...sampleLine, course: selfPaced, accessUntil: '2027-05-23' }],
  });
  expect(primaries(html)).toEqual(['Start the course']);
  expect(html).toContain('href="/elearning/course/botox"');
  expect(html).toContain('href="/elearning/portal"');
  expect(html).toContain('A confirmation email was sent');
  expect(html).toContain('Until 23 May 2027');
  expect(html.match(/<li/g)).toHaveLength(3);
  for (const words of ['seat', 'Venue', 'venue', 'calendar', 'TBD']) expect(html).not.toContain(words);
});

test('one whose payment failed leads back to its checkout, and gives no seat back', () => {
  const html = page('failed', { course: selfPaced, state: 'lapsed', paidEur: 0 });
  expect(html).toContain('href="/checkout/elearning/botox"');
  expect(html).not.toContain('seat');
});

test('several courses: all of them, each with its day, and the order instead of one of them', () => {
  const lines = [sampleLine, sampleBrought];
  const title = 'Foundation and 1 more';
  const html = page('completed', { title, lines }, <p>Both courses</p>);
  for (const words of [title, 'Both courses', 'Foundation, from 09:00 in Dubai'])
    expect(html).toContain(words);
  expect(primaries(html)).toEqual(['See your order']);
  expect(html).not.toContain('Dates and venue');
  expect(page('failed', { title, lines, state: 'lapsed' })).toContain('href="/checkout"');
});

test('what was bought for somebody else enrolls nobody and leads to the gift', () => {
  const lines = [{ ...sampleLine, enrolled: false }];
  const html = page('completed', { lines });
  expect(html).toContain('Payment Successful!');
  expect(html).not.toContain('Dates and venue');
  expect(html).not.toContain('Next steps');
  expect(primaries(html)).toEqual(['See your gift']);
  const free = page('completed', { lines, method: 'free', totalEur: 0, paidEur: 0, paidAed: 0 });
  expect(free).toContain('Your gift is ready');
  expect(free).not.toContain('Enrollment Successful!');
});

test('what a credit note has paid is paid: beside the charge, and alone', () => {
  const part = page('completed', { paidEur: 105_000, paidAed: 454_650, creditEur: 40_000 });
  expect(part).toContain('€1,450.00');
  expect(part).toContain('AED 4,546.50 charged, and €400.00 by credit note');
  const whole = page('completed', { method: 'credit', paidEur: 0, paidAed: 0, creditEur: 145_000 });
  expect(whole).toContain('Payment Successful!');
  expect(whole).toContain('Paid by credit note: nothing was charged.');
  expect(whole).not.toContain('AED 0.00');
});
