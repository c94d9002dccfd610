import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { sampleCase } from '#web/testing/sample-case.ts';
import { CaseActForm, questionOf } from './acts/case-act-form.tsx';
import type { CaseAct } from './acts/case-acts.ts';
import { cancelConsequences } from './acts/case-end-forms.tsx';
import { CaseOpened } from './acts/case-opened.tsx';
import { BatchTold } from './list/batch-bar.tsx';
import { NoCases } from './list/case-empty.tsx';
import { CaseFigures } from './list/case-figures.tsx';
import { CaseList } from './list/case-list.tsx';
import { caseList } from './list/case-view.ts';
import { CaseManagerHead } from './manager-head.tsx';

const NOW = '2027-03-12T08:00:00.000Z';
const viewOf = (search: string) => caseList.read(new URLSearchParams(search));

function render(element: React.ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const list = (changes: Partial<PaymentCaseDetail> = {}, isAdmin = true, as = 'cards') =>
  render(
    <CaseList
      cases={[{ ...sampleCase, ...changes }]}
      view={viewOf(`as=${as}`)}
      isAdmin={isAdmin}
      now={NOW}
      idempotencyKey="key-1"
    />,
  );

test('the manager has its way back and its two tabs', () => {
  const html = render(<CaseManagerHead current="list" />);
  expect(html).toContain('General Payment Manager</h1>');
  expect(html).toMatch(/href="\/dashboard"[^>]*>Back to Dashboard/);
  expect(html).toMatch(/aria-current="page"[^>]*>All Cases/);
  expect(html).toMatch(/href="\/admin\/general-payment\/create"[^>]*>Create New Case/);
});

test('every case of the page is chosen in the head of the table, and above the cards, which have none', () => {
  const rows = list({}, true, 'rows');
  expect(rows).toMatch(/<th[^>]*><input[^>]*aria-label="Choose every case of this page"/);
  expect(rows).toMatch(/md:hidden"><input[^>]*\/>Choose all on this page/);
  expect(list()).not.toContain('Choose every case of this page');
});

test('the four figures lead to the rows that prove them', () => {
  const figures = { total: 1200, active: 7, paid: 3, revenueEur: 123_450, receivedOnOpenEur: 10_000 };
  const html = render(<CaseFigures figures={figures} />);
  for (const label of ['Total Cases', 'Active', 'Paid', 'Total Revenue'])
    expect(html).toContain(`>${label}<`);
  expect(html).toContain('€1,234.50');
  expect(html).toContain('€100.00');
  for (const status of ['active', 'pending', 'paid', 'fully_paid'])
    expect(html).toContain(`href="/admin/general-payment?status=${status}"`);
});

test('a card says who is asked for what until when, and what came', () => {
  const html = list({ financial: { totalAmountDue: 250, totalAmountPaid: 100 } });
  for (const fact of [
    'Private mentoring',
    'PC-7K2M9QXA',
    'Rana Said',
    'rana@<wbr/>clinic<wbr/>.example',
    '€250.00',
    '€100.00',
  ])
    expect(html).toContain(fact);
  expect(html).toContain('10 March 2027, 12:00');
  expect(html).toContain('17 March 2027, 12:00');
  expect(html).not.toContain('Expired');
});

test('an end that is over is marked, whatever has become of the case', () => {
  expect(list({ status: 'fully_paid', expiresAt: '2027-03-12T07:59:59.000Z' })).toContain('>Expired<');
});

test.each([
  [{ paymentType: 'open', amount: { fixed: null, min: null, max: null } }, 'Open amount'],
  [{ paymentType: 'range', amount: { fixed: null, min: 100, max: 500 } }, '€100.00 to €500.00'],
  [
    { currency: { allowed: ['AED'], default: 'AED' }, amount: { fixed: 420, min: null, max: null } },
    'AED 420.00',
  ],
] satisfies [
  Partial<PaymentCaseDetail>,
  string,
][])('an amount is told as it is asked for', (changes, words) => {
  expect(list(changes)).toContain(words);
});

/** The acts of a case, in their order. */
const namesOf = (html: string) => [...html.matchAll(/aria-label="([\w ]+): PC-/g)].map((match) => match[1]);

test('an active card has the specified acts, one that is paid View and Delete only', () => {
  expect(namesOf(list())).toEqual(['View', 'Copy Link', 'Resend', 'Mark Paid', 'Extend', 'Delete']);
  expect(namesOf(list({ status: 'fully_paid' }))).toEqual(['View', 'Delete']);
  expect(namesOf(list({ status: 'expired' }))).toEqual(['View', 'Extend', 'Delete']);
  expect(namesOf(list({ status: 'fully_paid' }, false))).toEqual(['View']);
});

const rows = (changes: Partial<PaymentCaseDetail> = {}) => list(changes, true, '');

test('a row is one line with the sums, both days, how it stands and what comes next', () => {
  const html = rows({ financial: { totalAmountDue: 250, totalAmountPaid: 100 } });
  for (const fact of ['Private mentoring', 'PC-7K2M9QXA', 'Rana Said', '€250.00', '€100.00'])
    expect(html).toContain(fact);
  for (const day of ['10 Mar 2027', '17 Mar 2027']) expect(html).toContain(`>${day}<`);
  expect(html).toMatch(/href="\/admin\/general-payment\?case=[^"]+"[^>]*>Private mentoring/);
  expect(rows({ expiresAt: '2027-03-12T07:59:59.000Z' })).toContain('>Expired <');
});

test.each([
  ['draft', 'Send link'],
  ['active', 'Resend'],
  ['partially_paid', 'Resend'],
  ['expired', 'Extend'],
] as const)('a case that is %s is moved on by "%s"', (status, act) => {
  expect(namesOf(rows({ status }))).toEqual([act]);
});

test('what waits for a card page or is over offers nothing in its row', () => {
  for (const status of ['pending', 'fully_paid', 'cancelled', 'refunded'] as const)
    expect(namesOf(rows({ status }))).toEqual([]);
});

test('the boxes of the cards belong to one form, without a script too', () => {
  const html = list();
  expect(html).toMatch(/<form id="case-batch"[^>]*method="post"/);
  expect(html).toMatch(/<input type="checkbox" form="case-batch"[^>]*name="ids"/);
});

test('no case at all and no case that fits are told apart', () => {
  expect(render(<NoCases view={viewOf('')} />)).toContain(
    'No payment cases found. Click &quot;Create New Case&quot; to get started.',
  );
  const filtered = render(<NoCases view={viewOf('status=paid')} />);
  expect(filtered).not.toContain('No payment cases found');
  expect(filtered).toContain('href="/admin/general-payment"');
});

test('of several cases each is told for itself', () => {
  const html = render(
    <BatchTold
      results={[
        { _id: '1', caseId: 'PC-1', done: true, message: 'Sent again' },
        { _id: '2', caseId: 'PC-2', done: false, message: 'A cancelled case cannot be sent again.' },
      ]}
    />,
  );
  expect(html).toContain('1 of 2 cases done, 1 not');
  expect(html).toContain('PC-2: A cancelled case cannot be sent again.');
});

test('without a script the open case is a part of the page with all that is known of it', () => {
  const html = render(
    <CaseOpened
      view={viewOf('case=1')}
      opened={sampleCase}
      acts={['mark-paid', 'cancel']}
      now={NOW}
      today="2027-03-12"
      idempotencyKey="key-1"
    />,
  );
  for (const fact of [
    'One day, two trainers',
    'Botox',
    'mary@<wbr/>example<wbr/>.com',
    'Agreed on the phone',
    'Link copied',
  ])
    expect(html).toContain(fact);
  expect(html).toContain('AED 0.00 of AED 1,050.00 paid');
  expect(html).toContain('case=1&amp;do=mark-paid');
});

test('a case that is gone, and an act that it does not offer any more, say so', () => {
  const props = { acts: [], now: NOW, today: '2027-03-12', idempotencyKey: 'key-1' } as const;
  expect(render(<CaseOpened view={viewOf('case=1')} opened={null} {...props} />)).toContain('was not found');
  const late = <CaseOpened view={viewOf('on=1&do=extend')} opened={sampleCase} {...props} />;
  expect(render(late)).toContain('no longer possible');
});

const act = (name: CaseAct, changes: Partial<PaymentCaseDetail> = {}, message?: string) =>
  render(
    <CaseActForm
      act={name}
      one={{ ...sampleCase, ...changes }}
      failure={message ? { message } : undefined}
      idempotencyKey="key-1"
      below="/admin/general-payment"
      today="2027-03-12"
    />,
  );

test('marking as paid proposes what is outstanding in the case’s own currency', () => {
  expect(questionOf('mark-paid')).toBe('Mark this case as paid manually?');
  const html = act('mark-paid', { financial: { totalAmountDue: 250, totalAmountPaid: 100 } });
  expect(html).toMatch(/name="amount"[^>]*value="150.00"|value="150.00"[^>]*name="amount"/);
  expect(html).toContain('value="Manual"');
  expect(html).toContain('value="Marked as paid by admin"');
  expect(html).toContain('value="2027-03-12"');
  const aed = act('mark-paid', { currency: { allowed: ['AED'], default: 'AED' }, outstandingAed: 42_050 });
  expect(aed).toContain('value="420.50"');
});

test('what failed is told in the specified words, and why', () => {
  const html = act('mark-paid', {}, 'A card payment has come in meanwhile.');
  expect(html).toContain('<strong class="text-danger">Failed to mark as paid</strong>');
  expect(html).toContain('A card payment has come in meanwhile.');
  expect(act('delete', {}, 'No')).toContain('>Failed to delete case<');
});

test('deleting what never saw money asks for no password, and what did is not deleted', () => {
  expect(questionOf('delete')).toBe('Are you sure you want to delete this payment case?');
  expect(act('delete')).not.toContain('type="password"');
  const moved = act('delete', { receivedAed: 105_000 });
  expect(moved).toContain('AED 1,050.00 has come in on it');
});

test('cancelling says in numbers what will happen', () => {
  expect(cancelConsequences(sampleCase)).toEqual([
    'The link takes no money any more, and cancelling cannot be undone.',
    'AED 1,050.00 is not asked for any more.',
    'Nothing has been paid, so nothing goes back.',
  ]);
  const partly = { ...sampleCase, receivedAed: 40_000, refundableAed: 40_000, outstandingAed: 65_000 };
  expect(cancelConsequences(partly)).toContain(
    'AED 400.00 that Rana Said has paid stays with the academy; a refund is an act of its own.',
  );
  expect(cancelConsequences({ ...sampleCase, status: 'draft' })[0]).toContain('never sent');
});

test('a refund proposes all that can go back, in AED, and asks for the password', () => {
  const html = act('refund', { refundableAed: 105_000 });
  expect(html).toContain('value="1050.00"');
  expect(html).toContain('AED 1,050.00 goes back');
  expect(html).toContain('the case becomes refunded');
  expect(html).toContain('type="password"');
});
