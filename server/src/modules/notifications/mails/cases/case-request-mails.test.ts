import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentCaseEndpoints as calls } from '#contracts/payment-cases/admin-payment-cases.ts';
import { mails } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { ACADEMY, createCaseMailsWorld } from '#server/testing/worlds/case-mails-world.ts';
import type { CaseWish } from '#server/testing/worlds/cases-world.ts';

const database = given(freshDatabase);
const world = givenEach(() => createCaseMailsWorld(database.db));

test('who is asked for money reads by whom, for what, how much and until when, and gets the link', async () => {
  const course = await addCourse(database.db, { title: 'Botox Masterclass', code: 'BTX-1' });
  const one = await world.ask({
    description: 'One day.\n<b>For</b> three.',
    attendees: [{ name: 'Grace Hopper', email: 'grace@example.com' }],
    linkedCourses: [{ courseId: course.slug }],
  });
  expect(world.subjectsTo(one.email)).toEqual([
    'Payment request of Aurea Academy FZ-LLC: Private training day',
  ]);
  for (const words of [
    'TRN               100000000000003',
    one.caseId,
    '€250.00 (AED 1,050.00)',
    '1 EUR = 4.20 AED',
    'in Dubai',
    'Botox Masterclass (BTX-1)',
    'Grace Hopper, grace@example.com',
    '> One day.\n> <b>For</b> three.',
    `Pay securely ${one.paymentLink.fullUrl}`,
  ])
    expect(world.textTo(one.email)).toContain(words);
  expect(world.sent[0]?.html).not.toContain('<b>For');
  expect(world.sent[0]?.replyTo).toBe(ACADEMY);
});

test.each<[string, Partial<CaseWish>, string]>([
  [
    'a range',
    { paymentType: 'range', amount: { min: 100, max: 500 } },
    '€100.00 to €500.00 (AED 420.00 to AED 2,100.00)',
  ],
  ['any amount', { paymentType: 'open', amount: {} }, 'You choose the amount'],
  [
    'dirhams',
    { currency: { allowed: ['AED'] }, amount: { fixed: 1000 } },
    'Amount            AED 1,000.00\n',
  ],
  [
    'installments',
    { installments: { enabled: true, numberOfInstallments: 3 } },
    'A month later: €83.33 (AED 349.99)',
  ],
])('a request for %s says so', async (_, changes, words) => {
  const one = await world.ask(changes);
  expect(world.textTo(one.email)).toContain(words);
});

test('a link is mailed once for each time that it is sent, and is stored with no mail', async () => {
  const one = await world.ask();
  const [first] = world.mailsTo(one.email);
  await world.act(calls.resendPaymentLink, { id: one._id });
  const resent = world.jobs.find(({ name }) => name === 'case.sent')?.data ?? {};
  await world.workOff();
  await world.happened('case.sent', resent);
  expect(world.mailsTo(one.email).map(({ text }) => text)).toEqual([first?.text, first?.text]);
  const rows = await database.db.select().from(mails).where(eq(mails.recipient, one.email));
  expect(JSON.stringify(rows)).not.toContain(world.tokenOf(one));
  expect(rows[0]?.data).toEqual({ ownerKind: 'case', ownerId: one._id });
});

test('a link that was replaced while its mail waited is the new one; what is over is not asked for', async () => {
  world.trouble = 'down';
  const [replaced, withdrawn] = [await world.ask(), await world.ask()];
  const { paymentLink } = await world.act(calls.replacePaymentLink, { id: replaced._id });
  await world.act(calls.cancelPaymentCase, { id: withdrawn._id, reason: 'Wrong person' });
  world.trouble = null;
  world.now = new Date(world.now.getTime() + 60_000);
  await world.workOff();
  expect(world.textTo(replaced.email)).toContain(paymentLink.fullUrl);
  expect(world.textTo(replaced.email)).not.toContain(replaced.paymentLink.fullUrl);
  expect(world.subjectsTo(withdrawn.email)).toEqual(['Nothing is to be paid any more: Private training day']);
});

test('a request that is withdrawn is told of once, without the office’s reason; a draft that nobody saw is not', async () => {
  const [sent, draft] = [await world.ask(), await world.ask({ saveAsDraft: true })];
  for (const { _id: id } of [sent, draft])
    await world.act(calls.cancelPaymentCase, { id, reason: 'An odd customer' });
  await world.workOff();
  await world.happened('case.cancelled', { caseId: sent._id });
  expect(world.subjectsTo(sent.email).slice(1)).toEqual([
    'Nothing is to be paid any more: Private training day',
  ]);
  expect(world.textTo(sent.email)).not.toContain('An odd customer');
  expect(world.subjectsTo(draft.email)).toEqual([]);
});

test('a title or a name with a line break adds no header', async () => {
  const one = await world.ask({ title: 'Day\u2028Bcc: all@example.com' });
  expect(world.subjectsTo(one.email)).toEqual([
    'Payment request of Aurea Academy FZ-LLC: Day Bcc: all@example.com',
  ]);
});
