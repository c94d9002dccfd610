import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ActionList } from './action-list.tsx';
import { actOf, ageOf, type OpenAction } from './action-words.ts';

const action: OpenAction = {
  _id: '1',
  kind: 'part-overdue',
  message: 'A part that was due on 18 November 2026 has not been paid',
  createdAt: '2026-11-18T20:30:00Z',
  person: 'Hassan Idris',
  courseCode: 'LAS-120',
  aed: 259_800,
  orderReference: 'AUR-1',
  enquiryId: null,
  caseId: null,
  courseId: null,
  certificateId: null,
  webhookId: null,
};

function drawn(one: OpenAction, resolve = '') {
  const element = <ActionList actions={[one]} view={{ cursor: 'c1', resolve }} today="2026-11-23" />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('an entry says with whom, about which course, how much, since when, and what is done about it', () => {
  const html = drawn(action);
  expect(html.replace(/<[^>]+>/g, '')).toContain('Part not paid, Hassan Idris, LAS-120');
  for (const words of ['AED 2,598.00', '>4 days<', '>Remind<']) expect(html).toContain(words);
  expect(html).toContain('href="/admin/orders/AUR-1"');
});

test('an entry is resolved by one press, and one that says that money has gone is asked about first', () => {
  expect(drawn(action)).toContain('name="_action" value="resolve 1"');
  const refund = { ...action, kind: 'refund-by-hand' };
  expect(drawn(refund)).not.toContain('<form');
  expect(drawn(refund)).toContain('href="/admin/actions?cursor=c1&amp;resolve=1"');
  expect(drawn(refund, '1')).toContain('cannot be brought back');
});

test('the age counts the days of the office', () => {
  expect(ageOf(action, '2026-11-19')).toBe('today');
  expect(ageOf(action, '2026-11-20')).toBe('1 day');
});

test.each<[Partial<OpenAction>, string | undefined]>([
  [{}, 'Remind /admin/orders/AUR-1?do=remind'],
  [{ kind: 'underpaid' }, 'Refund /admin/orders/AUR-1?do=refund'],
  [{ kind: 'unapplied' }, 'Open /admin/orders/AUR-1'],
  [{ orderReference: null, caseId: 'c' }, 'Remind /admin/general-payment?case=c&do=resend'],
  [{ orderReference: null, caseId: 'c', kind: 'case-problem' }, 'Open /admin/general-payment?case=c'],
  [{ orderReference: null, enquiryId: 'e' }, 'Open /admin/enquiries/e'],
  [{ orderReference: null, courseId: 'k' }, 'Open /admin/courses/in-person/k/roster'],
  [{ orderReference: null, certificateId: 'c' }, 'Open /admin/certificates/c'],
  [{ orderReference: null, webhookId: 'w', kind: 'webhook-failing' }, 'Open /admin/integrations/webhooks/w'],
  [{ orderReference: null }, undefined],
])('of %j staff are led to the act', (known, led) => {
  const act = actOf({ ...action, ...known });
  expect(act ? `${act.label} ${act.to}` : undefined).toBe(led);
});
