import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AdminOrderDetail } from '#contracts/orders/admin-orders.ts';
import { OrderActForm } from './order-act-forms.tsx';
import { type OrderAct, offeredActs } from './order-acts.ts';
import { OrderPapers } from './order-papers.tsx';

const payer = {
  _id: 'u1',
  firstName: 'Amira',
  lastName: 'Noor',
  email: 'amira@noorclinic.ae',
  phoneNumber: '',
};
const order: AdminOrderDetail = {
  reference: 'AUR-0123456789',
  state: 'placed',
  method: 'bank',
  course: {
    _id: 'c1',
    kind: 'InPersonCourse',
    slug: 'foundation',
    code: 'INJ-101',
    title: 'Foundation',
    discipline: 'injectables',
    city: 'Dubai',
    country: 'United Arab Emirates',
    venueName: '',
    startDate: '2027-04-09',
    endDate: '2027-04-10',
    startTime: '09:00',
    venueTimezone: 'Asia/Dubai',
  },
  title: 'Foundation',
  lines: [],
  totalEur: 145_000,
  paidEur: 0,
  paidAed: 0,
  creditEur: 0,
  creditNotes: [],
  placedAt: '2027-03-09T21:00:00.000Z',
  holdEndsAt: '2027-03-14T21:00:00.000Z',
  isLookedAt: false,
  nextDue: { obligationId: 'o1', dueOn: '2027-03-10', eur: 145_000, aed: 627_850 },
  breakdown: null,
  parts: [],
  receipts: [],
  refunds: [],
  bankTransfer: null,
  payer,
  billing: null,
  companyId: null,
  asksForTerms: false,
  soldBy: null,
  agreedPrices: [],
  waivers: [],
  notes: '',
  termsVersion: '1',
  termsAcceptedAt: '2027-03-09T21:00:00.000Z',
  captures: [],
  attempts: [],
  journal: [],
  refundableAed: 0,
  refundableCreditEur: 0,
};

function render(act: OrderAct, changes: Partial<AdminOrderDetail> = {}) {
  const form = (
    <OrderActForm act={act} order={{ ...order, ...changes }} idempotencyKey="key-1" today="2027-03-10" />
  );
  const router = createMemoryRouter([{ path: '/', element: form }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a transfer is proposed with what is due, and is sent once however often it is pressed', () => {
  const html = render('transfer');
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toContain('name="_action" value="transfer"');
  expect(html).toContain('name="idempotencyKey" value="key-1"');
  expect(html).toContain('value="6278.50"');
  expect(html).toContain('value="2027-03-10"');
});

test('a refund says before the button what will happen, and asks for the password', () => {
  const html = render('refund', { state: 'confirmed', refundableAed: 627_850 });
  expect(html).toContain('AED 6,278.50 goes back to Amira Noor');
  expect(html).toContain('is kept or cancelled, as chosen above');
  expect(html).not.toContain('The enrollment and the seat stay');
  expect(html).toContain('type="password"');
});

test('the terms that were accepted are named by their day', () => {
  const papers = (termsVersion: string | null) =>
    renderToStaticMarkup(<OrderPapers order={{ ...order, termsVersion }} />);
  expect(papers('2026-11-01')).toContain('Terms of 1 November 2026');
  expect(papers('2')).toContain('Terms, version 2');
  expect(papers(null)).toContain('Not accepted yet');
});

test('a reminder says to whom it goes, and of what, before it is sent', () => {
  const html = render('remind', { state: 'confirmed' });
  expect(html).toContain('name="_action" value="remind"');
  for (const words of ['AED 6,278.50', '10 March 2027', 'amira@noorclinic.ae'])
    expect(html.replace(/<!-- -->/g, '')).toContain(words);
});

test('who accepts a transfer reads for whom, and what it means', () => {
  const html = render('accept', { state: 'draft', method: null }).replace(/<!-- -->/g, '');
  expect(html).toContain('name="_action" value="accept"');
  expect(html).toContain('Amira Noor can choose bank transfer');
});

test('an order offers what fits its state', () => {
  expect(offeredActs({ order, isAdmin: true })).toEqual(['transfer', 'hold']);
  expect(offeredActs({ order: { ...order, state: 'draft', method: null }, isAdmin: false })).toEqual([
    'accept',
  ]);
  const accepted: AdminOrderDetail = { ...order, state: 'draft' };
  expect(offeredActs({ order: accepted, isAdmin: true })).toEqual([]);
  const enrolled: AdminOrderDetail = { ...order, state: 'confirmed' };
  expect(offeredActs({ order: enrolled, isAdmin: true })).toEqual(['transfer', 'remind']);
  expect(offeredActs({ order: { ...enrolled, nextDue: null }, isAdmin: true })).toEqual(['transfer']);
});

test('only an administrator is offered a refund, and only of money that is there', () => {
  const paid: AdminOrderDetail = { ...order, state: 'confirmed', method: 'card', refundableAed: 627_850 };
  expect(offeredActs({ order: paid, isAdmin: true })).toContain('refund');
  expect(offeredActs({ order: paid, isAdmin: false })).not.toContain('refund');
});
