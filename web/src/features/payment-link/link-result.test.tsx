import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { LinkCase } from '#contracts/payment-cases/payment-links.ts';
import { LinkOver } from './link-over.tsx';
import { LinkResultView } from './link-result.tsx';
import type { LinkResult } from './result-words.ts';

// Only what the pages read of a case.
const request = {
  caseId: 'PC-2027-0148',
  title: 'Team training',
  status: 'fully_paid',
  currency: { own: 'EUR', default: 'EUR', allowed: ['EUR'] },
  payerEmail: 'accounts@noorclinic.ae',
  lastEntries: null,
  total: { eur: 580_000, aed: 2_436_000 },
  paid: { eur: 580_000, aed: 2_436_000 },
  refunded: { eur: 0, aed: 0, at: null, isUnderway: false, papers: [] },
  next: null,
  numberOfInstallments: 1,
  parts: [],
  attendees: [],
  linkedCourses: [],
  expiresAt: '2027-03-26T00:00:00.000Z',
  receipts: [{ number: 'R-2027-000001', issuedAt: '', aed: 2_436_000, href: '/receipt' }],
} as unknown as LinkCase;
const paid: LinkResult = {
  outcome: 'completed',
  transactionId: 'txn_1',
  orderId: 'PC-2027-0148',
  paidAt: '2027-03-24T08:00:00.000Z',
  paidEur: 580_000,
  paidAed: 2_436_000,
  reason: null,
};

const page = (changes: Partial<LinkCase> = {}, result: Partial<LinkResult> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LinkResultView
        request={{ ...request, ...changes }}
        result={{ ...paid, ...result }}
        linkPath="/payment/general/token"
      />
    </MemoryRouter>,
  );

test('a paid link shows its sum with two decimals and the number that people know', () => {
  const html = page();
  expect(html).toContain('€5,800.00');
  expect(html).toMatch(/Order ID<\/dt><dd[^>]*>PC-2027-0148/);
  expect(html).toContain('Download Receipt');
});

test('a certificate is offered only with linked courses', () => {
  expect(page()).not.toContain('Certificate');
  const linkedCourses = [{ courseId: 'c1', courseType: 'InPersonCourse', title: 'Foundation' }];
  expect(page({ linkedCourses })).toContain('Download Certificate');
});

test('a payment that was not completed can be tried again at once', () => {
  const html = page({ status: 'active', next: { eur: 580_000, aed: 2_436_000 } }, { outcome: 'failed' });
  expect(html).toContain('Payment not completed');
  const [primary] = html.match(/<a[^>]* bg-deep [^>]*>Try Again/) ?? [];
  expect(primary).toContain('href="/payment/general/token"');
});

const overPage = (changes: Partial<LinkCase>) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <LinkOver request={{ ...request, ...changes }} hasAsked /> },
      ])}
    />,
  );

test('a paid link says so until all of it is to go back, and then that it is on its way', () => {
  const { refunded } = request;
  expect(overPage({})).toContain('Already Paid');
  const html = overPage({ refunded: { ...refunded, isUnderway: true } });
  expect(html).toContain('Your refund is on its way');
  expect(html).toContain('€5,800.00');
  expect(html).toContain('AED 24,360.00, is going back the way it came');
  expect(html).not.toContain('Already Paid');
  expect(html).not.toContain('Fully paid');
});

test('an expired link shows what was paid, never what is open', () => {
  const over = (eur: number) => overPage({ status: 'expired', receipts: [], paid: { eur, aed: eur * 4 } });
  expect(over(0)).toContain('€0.00');
  expect(over(290_000)).toContain('€2,900.00');
  for (const html of [over(0), over(100)]) expect(html).not.toContain('€5,8');
});
