import { expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Letter } from '#emails/letter.ts';
import { renderLetter } from '#emails/render-letter.tsx';
import type { CourseFacts } from '#emails/words.ts';
import {
  course,
  expectWhole,
  order,
  ordered,
  paid,
  part,
  receipts,
  sender,
} from '#server/testing/letter-check.ts';
import { academyNewOrder } from './academy-new-order.ts';
import { enrolmentCancelled } from './enrolment-cancelled.ts';
import { lineMoved } from './line-moved.ts';
import { moveAwaited } from './move-awaited.ts';
import { orderConfirmed } from './order-confirmed.ts';
import { orderLapsed } from './order-lapsed.ts';
import { partDue } from './part-due.ts';
import { transferAwaited } from './transfer-awaited.ts';

const adminUrl = 'https://academy.example/admin/orders/AUR-0123456789';
const bank = { accountName: 'Aurea FZ-LLC', bankName: 'Example Bank', iban: 'AE07 0331', swift: 'EXMPAEAD' };

const moved = {
  ...order,
  course,
  calendarUrl: 'https://academy.example/in-person/courses/botox/calendar.ics',
};

const about = { course, courses: [ordered(course)] };

const confirmed = {
  ...order,
  ...about,
  totalEur: 145_000,
  paid: { ...paid, creditEur: 0 },
  receipts,
  openParts: [part],
  policy: DEFAULT_POLICY,
  today: localDate('2027-03-12'),
  gift: null,
};

const letters: [string, Letter][] = [
  ['order-confirmed', orderConfirmed.write(confirmed)],
  ['part-due in 7 days', partDue.write({ ...order, part, daysLeft: 7 })],
  ['part-due tomorrow', partDue.write({ ...order, part, daysLeft: 1 })],
  ['part-due missed', partDue.write({ ...order, part, daysLeft: -1 })],
  [
    'transfer-awaited',
    transferAwaited.write({
      ...order,
      course,
      due: paid,
      payUntil: '26 November 2026, 14:00 in Dubai',
      bank,
    }),
  ],
  ['line-moved', lineMoved.write({ ...moved, from: course, paid, receipts, backEur: 0, openParts: [part] })],
  [
    'line-moved to a date that costs less',
    lineMoved.write({
      ...moved,
      from: course,
      paid: { eur: 0, aed: 0 },
      receipts: [],
      backEur: 20_000,
      openParts: [],
    }),
  ],
  [
    'move-awaited',
    moveAwaited.write({
      ...moved,
      due: '€200.00 (AED 866.00)',
      until: '26 November 2026, 14:00 in Dubai',
      payUrl: 'https://academy.example/orders/AUR-0123456789/lines/1/change?act=move',
    }),
  ],
  ['enrolment-cancelled', enrolmentCancelled.write({ ...order, ...about })],
  ['order-lapsed', orderLapsed.write({ ...order, ...about })],
  ['order-lapsed, not looked at', orderLapsed.write({ ...order, ...about, isUnseen: true })],
  ['order-lapsed, by a license that does not do', orderLapsed.write({ ...order, ...about, isUnfit: true })],
  [
    'academy-new-order',
    academyNewOrder.write({
      ...order,
      adminUrl,
      ...about,
      totalEur: 145_000,
      paid: { ...paid, creditEur: 0 },
      payer: { name: 'Ada Byron', email: 'ada@example.com' },
      isForOthers: false,
    }),
  ],
];

test.each(letters)('%s says all it has to, as HTML and as text, with one action', async (_, letter) => {
  await expectWhole(letter);
});

test('the confirmation names course, dates, venue, both amounts, the receipt and the open parts', async () => {
  const { text } = await renderLetter(orderConfirmed.write(confirmed), sender);
  for (const words of [
    'Botox Professional Training',
    'BTX-27-04',
    '9–10 April 2027',
    'Aurea Clinic, Building 64, Dubai',
    '€725.00 (AED 3,139.25)',
    'R-2026-000001',
    '2 April 2027: €725.00',
  ])
    expect(text).toContain(words);
});

const selfPaced = {
  kind: 'self-paced' as const,
  title: 'Botox Professional Training',
  code: 'EL-101',
  learnUrl: 'https://academy.example/elearning/course/botox-professional-training',
  access: { until: null },
};

const of = (one: CourseFacts) => ({ course: one, courses: [ordered(one)] });
const ended = of({ ...selfPaced, access: null });

test.each([
  ['order-confirmed', orderConfirmed.write({ ...confirmed, ...of(selfPaced), openParts: [], policy: null })],
  ['order-lapsed', orderLapsed.write({ ...order, ...ended })],
  ['enrolment-cancelled', enrolmentCancelled.write({ ...order, ...ended })],
])('%s of a self-paced course is whole, and speaks of no seat and no place', async (_, letter) => {
  await expectWhole(letter);
  const { text } = await renderLetter(letter, sender);
  expect(text).not.toMatch(/\b(seat|place|venue)\b/i);
});

const several = {
  course,
  courses: [ordered(course), { ...ordered(selfPaced), priceEur: 0, broughtBy: course.title }],
};

test.each([
  ['order-confirmed', orderConfirmed.write({ ...confirmed, ...several, openParts: [] })],
  ['order-lapsed', orderLapsed.write({ ...order, ...several })],
  ['enrolment-cancelled', enrolmentCancelled.write({ ...order, ...several })],
  [
    'academy-new-order',
    academyNewOrder.write({
      ...order,
      ...several,
      isForOthers: false,
      adminUrl,
      totalEur: 145_000,
      paid: { ...paid, creditEur: 0 },
      payer: { name: 'Ada Byron', email: 'ada@example.com' },
    }),
  ],
])('%s of several courses tells each with its dates, place and price', async (_, letter) => {
  await expectWhole(letter);
  expect(letter.subject).toContain('Botox Professional Training and 1 more');
  const { text } = await renderLetter(letter, sender);
  for (const words of [
    'BTX-27-04',
    '9–10 April 2027',
    'Aurea Clinic, Building 64, Dubai',
    'Price: €1,450.00',
    'EL-101',
    'Price: free with Botox Professional Training',
  ])
    expect(text).toContain(words);
});

test('the confirmation of several leads to each: the dates of one, the lessons of the other, and its own policy', async () => {
  const letter = orderConfirmed.write({ ...confirmed, ...several, openParts: [] });
  const { html, text } = await renderLetter(letter, sender);
  for (const href of [
    '/in-person/courses/botox/calendar.ics',
    '/elearning/course/botox-professional-training',
  ])
    expect(html).toContain(`href="https://academy.example${href}"`);
  expect(text).toContain('If your plans change: Botox Professional Training');
});

test('a free place is not called paid', async () => {
  const free = {
    ...confirmed,
    totalEur: 0,
    paid: { eur: 0, aed: 0, creditEur: 0 },
    receipts: [],
    openParts: [],
  };
  const { text } = await renderLetter(orderConfirmed.write(free), sender);
  expect(text).toContain('This place is free');
  expect(text).not.toContain('Still to pay');
  expect(text).not.toContain('refund');
});

test('the confirmation says what holds from its day on, and nothing of a window that is over', () => {
  const listOf = (today: string) =>
    orderConfirmed
      .write({ ...confirmed, today: localDate(today) })
      .lists?.find(({ title }) => title === 'If your plans change')?.items;
  expect(listOf('2027-03-12')).toEqual([
    'Cancel by 25 March 2027: 50% refund',
    'Cancel from 26 March 2027: No refund, a credit note for future courses',
    'Another date, by 25 March 2027: €50.00 fee',
    'Another date, from 26 March 2027: Not permitted',
    'Your seat to another person until 2 April 2027 for €100.00',
  ]);
  expect(listOf('2027-04-04')).toEqual([
    'Cancel from today: No refund, a credit note for future courses',
    'Another date, from today: Not permitted',
  ]);
});
