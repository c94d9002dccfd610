// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { clear, draw, during } from '#web/testing/drawn-page.tsx';
import { sampleCase } from '#web/testing/sample-case.ts';
import type { CaseAct } from '../acts/case-acts.ts';
import { caseList } from '../list/case-view.ts';
import { CaseDetail } from './case-detail.tsx';
import { figureOf } from './case-figure.tsx';

afterEach(clear);

function pageOf(changes: Partial<PaymentCaseDetail> = {}, acts: readonly CaseAct[] = []) {
  const element = (
    <CaseDetail
      one={{ ...sampleCase, ...changes }}
      view={caseList.read(new URLSearchParams('case=1'))}
      acts={acts}
      now="2027-03-12T08:00:00.000Z"
      idempotencyKey="key-1"
    />
  );
  return <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />;
}

test('a case that is over is not edited, but may begin another one', () => {
  const detail = (changes: Partial<PaymentCaseDetail>) => renderToStaticMarkup(pageOf(changes));
  expect(detail({ status: 'active' })).toContain('/edit"');
  expect(detail({ status: 'cancelled' })).not.toContain('/edit"');
  expect(detail({ status: 'cancelled' })).toContain(`/create?from=${sampleCase._id}`);
});

test('the rate of a case has two decimals, agreed or not', () => {
  const detail = (useDefault: boolean) =>
    renderToStaticMarkup(pageOf({ rate: 4.2, exchangeRate: { ...sampleCase.exchangeRate, useDefault } }));
  expect(detail(true)).toContain('4.20<');
  expect(detail(false)).toContain('4.20, agreed<');
});

test('of a linked course staff read whose license it asks for, and of another nothing', () => {
  const detail = (professions: string[]) =>
    renderToStaticMarkup(
      pageOf({ linkedCourses: sampleCase.linkedCourses.map((course) => ({ ...course, professions })) }),
    );
  expect(detail(['Dermatologist', 'Nurse'])).toContain('Asks for a license (Dermatologist, Nurse).');
  expect(detail([])).not.toContain('license');
});

test('the menu of a case opens without a script', () => {
  const html = renderToStaticMarkup(pageOf({}, ['resend', 'cancel']));
  expect(html).toMatch(/popover="auto"[^>]*>.*do=cancel/);
});

test('a case begins with three acts; the rest is behind the dots, what takes something away at its end', async () => {
  await draw(pageOf({}, ['resend', 'mark-paid', 'extend', 'cancel', 'replace', 'delete']));
  const named = [...document.querySelectorAll<HTMLElement>('[aria-label$=": PC-7K2M9QXA"]')];
  const names = named.map((element) => element.getAttribute('aria-label')?.split(':')[0]);
  expect(names.slice(0, 4)).toEqual(['Resend', 'Mark Paid', 'Copy Link', 'More']);
  await during(() => named[3]?.click());
  const items = [...document.querySelectorAll('[popover] a')];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Extend',
    'Edit',
    'Duplicate as new',
    'Preview',
    'Cancel',
    'Replace link',
    'Delete',
  ]);
  expect(items.filter(({ className }) => className.includes('text-danger'))).toHaveLength(3);
});

test.each([
  [{ financial: { totalAmountDue: 250, totalAmountPaid: 100 } }, 'Still to pay', '€150.00'],
  [
    {
      paymentType: 'range',
      amount: { fixed: null, min: 100, max: 500 },
      financial: { totalAmountDue: null, totalAmountPaid: 0 },
    },
    'Asked for',
    '€100.00 to €500.00',
  ],
  [{ status: 'fully_paid', financial: { totalAmountDue: 250, totalAmountPaid: 250 } }, 'Paid', '€250.00'],
  [{ status: 'draft' }, 'To be asked for', '€250.00'],
] satisfies [
  Partial<PaymentCaseDetail>,
  string,
  string,
][])('the first thing of a case is the sum that it is about', (changes, label, sum) => {
  expect(figureOf({ ...sampleCase, ...changes })).toMatchObject({ label, sum });
});
