import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminEnquiryEndpoints } from '#contracts/enquiries/admin-enquiries.ts';
import { enquiryEndpoints } from '#contracts/enquiries/enquiries.ts';
import { needsActionEndpoints } from '#contracts/orders/admin-needs-action.ts';
import { bindings } from '#server/bindings.ts';
import { enquiries, mails } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { addCourse, addUser, type CourseOverrides, setCourse } from '#server/testing/test-world.ts';
import { sampleEnquiry } from '#server/testing/worlds/enquiry-world.ts';
import { createMailWorld } from '#server/testing/worlds/mail-world.ts';
import { notificationJobs } from '../../notifications.jobs.ts';

const ACADEMY = 'hello@aurea-academy.example';

const database = given(freshDatabase);
const world = givenEach(() => createMailWorld(database.db, { bindings, jobsOf: notificationJobs }));

const ask = async (changes: Parameters<typeof sampleEnquiry>[0] = {}) => {
  const question = sampleEnquiry(changes);
  await world.academy.call(enquiryEndpoints.createEnquiry, question);
  const [row] = await database.db.select().from(enquiries).where(eq(enquiries.email, question.email));
  await world.workOff();
  return { ...question, id: row?.id ?? '' };
};
const textTo = (email: string) => world.sent.find(({ to }) => to === email)?.text ?? '';

test('who asks reads the promise and their own words; the academy reads them too and can open the enquiry', async () => {
  const course = await addCourse(database.db, { title: 'Botox Masterclass' });
  const message = 'Is a license needed?\n<b>And</b> which one?';
  const { id, email } = await ask({ courseId: course.slug, message });
  expect(world.sent).toHaveLength(2);
  expect(world.subjectsTo(email)).toEqual(['We received your question: Botox Masterclass']);
  expect(world.subjectsTo(ACADEMY)).toEqual(['New enquiry of Ada Byron: Botox Masterclass']);
  expect(textTo(email)).toContain('We will respond within 24 hours.');
  expect(textTo(email)).toContain(`http://localhost:3000/in-person/courses/${course.slug}`);
  expect(textTo(ACADEMY)).toContain(`http://localhost:3000/admin/enquiries/${id}`);
  expect(textTo(ACADEMY)).toContain(email);
  for (const { text, html, replyTo } of world.sent) {
    expect(text).toContain('> Is a license needed?\n> <b>And</b> which one?');
    expect(html).not.toContain('<b>And');
    expect(replyTo).toBe(ACADEMY);
  }
});

test('who asks to be told of a seat of a full course is shown its waiting list, where it has one', async () => {
  const waitlist = { enabled: true, maxWaitlistSize: 20, autoNotifyOnAvailability: true };
  const told = async (changes: CourseOverrides) => {
    const { id, slug } = await addCourse(database.db, { capacity: 1, ...changes });
    if (!changes.capacity) await setCourse(database.db, id, { taken: 1 });
    const { email } = await ask({ courseId: slug, wantsNotice: true });
    return textTo(email).includes(`http://localhost:3000/waiting-list/${slug}`);
  };
  expect(await told({ waitlist })).toBe(true);
  expect(await told({ waitlist, capacity: 2 })).toBe(false);
  expect(await told({})).toBe(false);
});

test('an event that comes twice is one mail to each', async () => {
  const { id } = await ask();
  await world.happened('enquiry.received', { enquiryId: id });
  expect(world.sent).toHaveLength(2);
});

test('a name with a line break stays one line of the subject', async () => {
  await ask({ firstName: 'Ada\r\nBcc: all@example.com' });
  expect(world.subjectsTo(ACADEMY)).toEqual(['New enquiry of Ada Bcc: all@example.com Byron']);
});

test('an account that was made with the question is to be confirmed; one that was there is told of only by mail', async () => {
  const passwords = { wantsAccount: true, password: 'blue tulips', confirmPassword: 'blue tulips' };
  const fresh = await ask(passwords);
  expect(world.subjectsTo(fresh.email)).toContain('Please confirm your email address');
  const known = await addUser(database.db);
  await ask({ ...passwords, email: known.email });
  expect(world.subjectsTo(known.email)).toEqual(
    expect.arrayContaining(['We received your question', 'You already have an account']),
  );
  expect(world.subjectsTo(known.email)).toHaveLength(2);
  expect(JSON.stringify(world.sent)).not.toContain('blue tulips');
});

test('an answer goes out once as it was written, above the question; an answer to it reaches the academy', async () => {
  const staff = await addUser(database.db, { role: 'staff' });
  const { id, email, message } = await ask();
  world.sent.length = 0;
  const text = 'Dear Ada,\n\nyes: <i>a license</i> is needed.\n\nGrace';
  for (let press = 0; press < 2; press++)
    await world.academy.call(adminEnquiryEndpoints.replyToEnquiry, { enquiryId: id, text }, staff);
  await world.workOff();
  expect(world.sent).toHaveLength(1);
  expect(world.sent[0]).toMatchObject({
    to: email,
    subject: 'Our answer to your question',
    replyTo: ACADEMY,
  });
  expect(textTo(email)).toContain(text);
  expect(textTo(email).indexOf(`> ${message}`)).toBeGreaterThan(textTo(email).indexOf('Grace'));
  expect(world.sent[0]?.html).not.toContain('<i>');
});

test('a note is for staff: no mail goes out', async () => {
  const staff = await addUser(database.db, { role: 'staff' });
  const { id } = await ask();
  world.sent.length = 0;
  await world.academy.call(adminEnquiryEndpoints.noteEnquiry, { enquiryId: id, text: 'Call her' }, staff);
  await world.workOff();
  expect(world.sent).toEqual([]);
});

test('the words wait with the enquiry: a mail that is owed keeps ids only', async () => {
  world.trouble = 'down';
  const { id, email } = await ask();
  const rows = await database.db.select().from(mails).where(eq(mails.recipient, email));
  expect(rows).toMatchObject([{ state: 'waiting', data: { ownerKind: 'enquiry', ownerId: id } }]);
});

test('staff who are told that a mail was given up come to the enquiry it is about', async () => {
  const staff = await addUser(database.db, { role: 'staff' });
  world.trouble = 'no route';
  const { id, email } = await ask();
  await database.db.update(mails).set({ tries: 29 }).where(eq(mails.recipient, email));
  world.now = new Date(world.now.getTime() + 60_000);
  await world.workOff();
  const { answer } = await world.academy.call(needsActionEndpoints.listNeedsAction, {}, staff);
  expect(answer.actions).toMatchObject([{ kind: 'mail-failed', orderReference: null, enquiryId: id }]);
  world.trouble = null;
  world.now = new Date(world.now.getTime() + 3_600_000);
  await world.workOff();
  const told = world.sent.find(({ subject }) => subject === 'Needs action')?.text;
  expect(told).toContain(`http://localhost:3000/admin/enquiries/${id}`);
});
