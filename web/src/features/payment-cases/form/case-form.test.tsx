import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { sampleDetail } from '#web/testing/sample-case-detail.ts';
import { CaseForm } from './case-form.tsx';
import { courseOptions } from './case-form-courses.tsx';
import { blankCase, type Entered, enteredOf } from './case-form-values.ts';

interface Shown {
  initial?: Entered;
  one?: typeof sampleDetail;
  isAdmin?: boolean;
  failure?: FormFailure;
}

function shown({ initial = blankCase, isAdmin = true, ...rest }: Shown): string {
  const courses = courseOptions([], sampleDetail.linkedCourses);
  const element = <CaseForm initial={initial} rate={4.2} courses={courses} isAdmin={isAdmin} {...rest} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The box around a field, up to its control. */
const boxOf = (html: string, name: string) => {
  const at = html.indexOf(`name="${name}"`);
  return html.slice(html.lastIndexOf('<div class="grid content-start', at), at);
};
const isHidden = (html: string, name: string) => boxOf(html, name).includes('hidden noscript:grid');

test.each([
  ['fixed', [false, true, true]],
  ['range', [true, false, false]],
  ['open', [true, true, true]],
])('of a case of type %s only its own amounts are shown; without scripts all are there', (paymentType, hidden) => {
  const html = shown({ initial: { ...blankCase, paymentType } });
  expect(['amount.fixed', 'amount.min', 'amount.max'].map((name) => isHidden(html, name))).toEqual(hidden);
});

test('the number of installments is asked for where there are some', () => {
  expect(isHidden(shown({}), 'numberOfInstallments')).toBe(true);
  expect(isHidden(shown({ initial: { ...blankCase, installments: 'on' } }), 'numberOfInstallments')).toBe(
    false,
  );
});

test('a new case begins with the specified defaults', () => {
  const html = shown({});
  expect(html).toMatch(/value="7"[^>]*name="expiryDays"|name="expiryDays"[^>]*value="7"/);
  expect(html).toMatch(/name="currency"[^>]*checked=""[^>]*value="EUR"/);
  expect(html).not.toMatch(/name="(installments|saveAsDraft)"[^>]*checked/);
});

test('only an administrator is asked for a rate; with staff a case keeps the one that it has', () => {
  expect(shown({})).toContain('Custom rate');
  const html = shown({ isAdmin: false, initial: enteredOf(sampleDetail), one: sampleDetail });
  expect(html).not.toContain('Custom rate');
  expect(html).toContain('<input type="hidden" name="customRate" value="4.25"/>');
});

test('what was refused is shown again, with its words at the fields', () => {
  const values = {
    ...blankCase,
    'attendees.4.name': 'Row',
    'attendees.4.email': 'row@',
    pastedAttendees: 'Nobody',
    installments: 'on',
  };
  const issues = [{ field: 'attendees.4.email', message: 'Invalid email format' }];
  const html = shown({ failure: { values, issues } });
  expect(html).toContain('href="#attendees.4.email"');
  expect(html).toContain('id="attendees.4.email-error"');
  expect(html).toContain('Nobody</textarea>');
  expect(html).toMatch(/<details[^>]*open/);
  expect(html).toMatch(/name="installments"[^>]*checked|checked=""[^>]*name="installments"/);
});

test('a case for which money came keeps what it asks for, as text and with the reason', () => {
  const paid = { ...sampleDetail, receivedAed: 42_500, status: 'partially_paid' as const };
  const html = shown({ one: paid, initial: enteredOf(paid) });
  expect(html).toContain('Money has been received');
  expect(html).not.toContain('type="radio"');
  expect(html).toContain('<input type="hidden" name="amount.max" value="250.50"/>');
  expect(html).toContain('<input type="hidden" name="version" value="3"/>');
});

test('while somebody is on the card page the terms stay, too', () => {
  const paying = { ...sampleDetail, status: 'pending' as const };
  expect(shown({ one: paying, initial: enteredOf(paying) })).toContain(
    'Somebody is on the card page just now',
  );
});
