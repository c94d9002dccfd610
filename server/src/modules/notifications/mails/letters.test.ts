import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { headerText, type Letter } from '#emails/letter.ts';
import { renderLetter } from '#emails/render-letter.tsx';
import { saleOfOrder } from '#emails/sale.ts';
import { course, expectWhole, sender } from '#server/testing/letter-check.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { verifyEmail } from './accounts/verify-email.ts';
import { courseCancelled } from './courses/course-cancelled.ts';
import { coursePostponed } from './courses/course-postponed.ts';
import { reviewAsked } from './courses/review-asked.ts';
import { enquiryAccountFound } from './enquiries/enquiry-account-found.ts';
import { type EnquiryForAcademy, enquiryForAcademy } from './enquiries/enquiry-for-academy.ts';
import { enquiryReceived } from './enquiries/enquiry-received.ts';
import { enquiryReply } from './enquiries/enquiry-reply.ts';
import { academyNewOrder } from './orders/academy-new-order.ts';
import { enrolmentCancelled } from './orders/enrolment-cancelled.ts';
import { orderConfirmed } from './orders/order-confirmed.ts';
import { orderLapsed } from './orders/order-lapsed.ts';
import { partDue } from './orders/part-due.ts';
import { transferAwaited } from './orders/transfer-awaited.ts';
import { academyNeedsAction } from './payments/academy-needs-action.ts';
import { paymentReceived } from './payments/payment-received.ts';
import { paymentRefused } from './payments/payment-refused.ts';
import { refundSent } from './payments/refund-sent.ts';

const orderUrl = 'https://academy.example/orders/AUR-0123456789';
const adminUrl = 'https://academy.example/admin/orders/AUR-0123456789';
const order = {
  name: 'Ada Byron',
  reference: 'AUR-0123456789',
  orderUrl,
  courseTitle: course.title,
  contactEmail: sender.email,
};
const part = { dueOn: localDate('2027-04-02'), eur: 72_500, aed: 313_925 };
const receipts = [
  { number: 'R-2026-000001', href: 'https://academy.example/api/orders/AUR-0123456789/receipts/1' },
];
const paid = { eur: 72_500, aed: 313_925 };
const goesBack = { name: order.name, refundAed: 313_925, reason: 'The last seat had been taken' };
const refund = { ...goesBack, sale: saleOfOrder(order) };
const bank = { accountName: 'Aurea FZ-LLC', bankName: 'Example Bank', iban: 'AE07 0331', swift: 'EXMPAEAD' };
const link = {
  name: 'Ada',
  href: 'https://academy.example/verify-email?token=0123456789-0123456789_0123456789-0123456789',
};

const message = 'Is a licence needed?\n\n<b>And</b> which one?\nAda';
const enquiredCourse = { title: course.title, href: 'https://academy.example/in-person/courses/botox' };
const coursesUrl = 'https://academy.example/in-person-aesthetic-training';
const enquiry = { name: 'Ada', course: enquiredCourse, coursesUrl, message, wantsNotice: true };
const reply = { ...enquiry, text: 'Dear Ada,\n\nyes, it is.', question: message, contactEmail: sender.email };
const enquirer: EnquiryForAcademy = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '+971 50 000 0000',
  country: 'Germany',
  professionalRole: 'aesthetic-practitioner',
  preferredContactMethod: 'whatsapp',
  preferredContactTime: 'morning',
  questionsAbout: ['Certification Details'],
  wantsNotice: true,
  courseTitle: course.title,
  message,
  adminUrl: 'https://academy.example/admin/enquiries/1',
};

const moved = {
  ...order,
  course,
  from: localDate('2027-03-12'),
  to: course.startDate,
  reason: 'The venue is being repaired.',
  isHeld: false,
  withdrawal: { until: '26 February 2027, 23:59 (Asia/Dubai)', goesBack: paid },
  openParts: [part],
  calendarUrl: 'https://academy.example/in-person/courses/botox/calendar.ics',
};
const cancelled = { ...order, course, reason: 'The trainer is ill.', goesBack: paid };

const letters: [string, Letter][] = [
  ['verify-email', verifyEmail.write(link)],
  ['reset-password', resetPassword.write(link)],
  [
    'order-confirmed',
    orderConfirmed.write({ ...order, course, totalEur: 145_000, paid, receipts, openParts: [part] }),
  ],
  ['payment-received', paymentReceived.write({ ...order, paid, receipts, openParts: [] })],
  ['part-due in 7 days', partDue.write({ ...order, part, daysLeft: 7 })],
  ['part-due tomorrow', partDue.write({ ...order, part, daysLeft: 1 })],
  ['part-due missed', partDue.write({ ...order, part, daysLeft: -1 })],
  ['payment-refused', paymentRefused.write(refund)],
  ['refund-sent', refundSent.write(refund)],
  [
    'transfer-awaited',
    transferAwaited.write({
      ...order,
      course,
      due: paid,
      payUntil: '26 November 2026, 14:00 (Asia/Dubai)',
      bank,
    }),
  ],
  ['enrolment-cancelled', enrolmentCancelled.write({ ...order, course })],
  ['course-cancelled', courseCancelled.write(cancelled)],
  [
    'course-cancelled unpaid',
    courseCancelled.write({ ...cancelled, reason: '', goesBack: { eur: 0, aed: 0 } }),
  ],
  ['course-postponed', coursePostponed.write(moved)],
  ['course-postponed held', coursePostponed.write({ ...moved, isHeld: true, reason: '', withdrawal: null })],
  ['order-lapsed', orderLapsed.write({ ...order, course })],
  ['enquiry-received', enquiryReceived.write(enquiry)],
  [
    'enquiry-received about no course',
    enquiryReceived.write({ ...enquiry, course: null, wantsNotice: false }),
  ],
  ['enquiry-reply', enquiryReply.write(reply)],
  [
    'enquiry-account-found',
    enquiryAccountFound.write({ name: 'Ada', loginUrl: 'https://academy.example/login' }),
  ],
  ['enquiry-for-academy', enquiryForAcademy.write(enquirer)],
  [
    'enquiry-for-academy about nothing',
    enquiryForAcademy.write({ ...enquirer, courseTitle: null, questionsAbout: [] }),
  ],
  [
    'review-asked',
    reviewAsked.write({
      name: 'Ada',
      courseTitle: course.title,
      startDate: course.startDate,
      endDate: course.endDate,
      city: course.city,
      mayBeAnonymous: true,
      reviewUrl: 'https://academy.example/reviews/botox-professional-training',
      contactEmail: sender.email,
    }),
  ],
  [
    'academy-new-order',
    academyNewOrder.write({
      ...order,
      adminUrl,
      course,
      totalEur: 145_000,
      paid,
      payer: { name: 'Ada Byron', email: 'ada@example.com' },
    }),
  ],
  [
    'academy-needs-action',
    academyNeedsAction.write({
      message: 'A transfer does not cover what is due',
      reference: 'AUR-0123456789',
      action: { label: 'Open the order', href: adminUrl },
    }),
  ],
  [
    'academy-needs-action without an order',
    academyNeedsAction.write({
      message: 'A mail was not sent',
      reference: null,
      action: { label: 'Open the enquiry', href: adminUrl },
    }),
  ],
];

test.each(letters)('%s says all it has to, as HTML and as text, with one action', async (_, letter) => {
  await expectWhole(letter);
});

test('the confirmation names course, dates, venue, both amounts, the receipt and the open parts', async () => {
  const { text } = await renderLetter(
    orderConfirmed.write({ ...order, course, totalEur: 145_000, paid, receipts, openParts: [part] }),
    sender,
  );
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

test('a postponed course is told with both dates, the calendar, the last moment to withdraw and what comes back', async () => {
  const { text, html } = await renderLetter(coursePostponed.write(moved), sender);
  for (const words of [
    'does not begin on 12 March 2027 but on 9 April 2027',
    'until 26 February 2027, 23:59 (Asia/Dubai)',
    'Everything you paid comes back, €725.00 (AED 3,139.25)',
    'The venue is being repaired.',
    '2 April 2027: €725.00',
  ])
    expect(text).toContain(words);
  expect(html).toContain(moved.calendarUrl);
});

test('a cancelled course is told with its reason and what goes back', async () => {
  const { text } = await renderLetter(courseCancelled.write(cancelled), sender);
  for (const words of ['The trainer is ill.', 'goes back to you, €725.00 (AED 3,139.25)'])
    expect(text).toContain(words);
});

test('a free place is not called paid', async () => {
  const free = { ...order, course, totalEur: 0, paid: { eur: 0, aed: 0 }, receipts: [], openParts: [] };
  const { text } = await renderLetter(orderConfirmed.write(free), sender);
  expect(text).toContain('This place is free');
  expect(text).not.toContain('Still to pay');
});

test('what a person wrote stays text', async () => {
  const { html } = await renderLetter(verifyEmail.write({ ...link, name: '<b onclick="x">Ada</b>' }), sender);
  expect(html).not.toContain('<b onclick');
  expect(html).toContain('&lt;b onclick');
});

test('what a person wrote keeps its lines, quoted, and the answer stands above it', async () => {
  const { html, text } = await renderLetter(enquiryReply.write(reply), sender);
  expect(html).toContain('Is a licence needed?<br/><br/>&lt;b&gt;And&lt;/b&gt; which one?<br/>Ada');
  expect(text).toContain('> Is a licence needed?\n> \n> <b>And</b> which one?\n> Ada');
  expect(text).toContain('Dear Ada,\n\nyes, it is.');
  expect(text.indexOf('yes, it is.')).toBeLessThan(text.indexOf('> Is a licence'));
});

test('the promise of an answer is in both mails about an enquiry', async () => {
  for (const letter of [enquiryReceived.write(enquiry), enquiryForAcademy.write(enquirer)])
    expect((await renderLetter(letter, sender)).text).toContain('within 24 hours');
});

test('the longest message is laid out, whatever its lines', async () => {
  const long = 'a\n'.repeat(4_000);
  const { text } = await renderLetter(enquiryReply.write({ ...reply, text: long }), sender);
  expect(text.split('\n').filter((line) => line === 'a')).toHaveLength(4_000);
});

test('a title cannot add a header: the subject is one line', async () => {
  const title = 'Botox\r\nBcc: everyone@example.com\u2028';
  const { subject } = await renderLetter(
    paymentReceived.write({ ...order, courseTitle: title, paid, receipts, openParts: [] }),
    sender,
  );
  expect(subject).toBe('We received your payment for Botox Bcc: everyone@example.com');
  expect(headerText('a\u0000b\tc')).toBe('a b c');
});
