import { expect, test } from 'vitest';
import { renderLetter } from '#emails/render-letter.tsx';
import { course, expectWhole, sender } from '#server/testing/letter-check.ts';
import { NOTICE_SUBJECT, noticeLetter } from './notice-letter.ts';
import { REMINDER_SUBJECT, type ReminderFacts, reminderLetter } from './reminder-letter.ts';

const shared = {
  firstName: 'Ada',
  course,
  isPlain: false,
  coursesUrl: 'https://academy.example/my-courses',
  contactEmail: sender.email,
};
const bare: ReminderFacts = {
  ...shared,
  subject: REMINDER_SUBJECT,
  session: null,
  content: '',
  message: '',
  venue: null,
  instructor: null,
  technicalRequirements: [],
};
const full: ReminderFacts = {
  ...bare,
  content: 'Hello {firstName},\n\n{courseTitle} starts on {startDate}.',
  message: 'Bring your {license}.',
  venue: { mapUrl: 'https://maps.example/64', parkingAvailable: true },
  instructor: { name: 'Lina Haddad', email: 'courses@aurea.example', phone: '+971 4 555 0199' },
  technicalRequirements: ['A phone with a camera', 'Own loupes'],
};
const notice = {
  ...shared,
  action: { label: 'See your courses', href: 'https://academy.example/my-courses' },
  subject: NOTICE_SUBJECT,
  message: 'Dear {firstName},\n\nthe doors open at 08:30.',
};
const textOf = async (reminder: ReminderFacts) => (await renderLetter(reminderLetter(reminder), sender)).text;

test.each([
  ['a reminder in our words', reminderLetter(bare)],
  ['a reminder with everything', reminderLetter(full)],
  ['a notice', noticeLetter(notice)],
])('%s says all it has to, as HTML and as text, with one action', async (_, letter) => {
  await expectWhole(letter);
});

test('in our own words the reminder names the person, the course, the days and the hours', async () => {
  const { subject, text } = await renderLetter(reminderLetter(bare), sender);
  expect(subject).toBe('Your course starts on 9 April 2027: Botox Professional Training');
  for (const words of ['Dear Ada,', 'BTX-27-04', '9–10 April 2027', '09:00 to 17:00 in Dubai'])
    expect(text).toContain(words);
});

test('the words of staff stand in place of ours, with names and dates filled in; other braces stay', async () => {
  const text = await textOf(full);
  expect(text).toContain('Hello Ada,\n\nBotox Professional Training starts on 9 April 2027.');
  expect(text).toContain('Bring your {license}.');
  expect(text).not.toContain('Dear Ada');
  expect(noticeLetter(notice)).toMatchObject({
    subject: 'About your course: Botox Professional Training',
    paragraphs: ['Dear Ada,\n\nthe doors open at 08:30.'],
  });
});

test('what is filled in is not filled in again', () => {
  const letter = noticeLetter({ ...notice, firstName: '{courseTitle}', message: '{firstName}' });
  expect(letter.paragraphs).toEqual(['{courseTitle}']);
});

test('venue, instructor and technical requirements are said where they are asked for', async () => {
  const asked = ['Aurea Clinic', 'maps.example', 'Parking', 'Lina Haddad', '+971 4 555 0199', 'Own loupes'];
  const [said, unsaid] = [await textOf(full), await textOf(bare)];
  for (const words of asked) {
    expect(said).toContain(words);
    expect(unsaid).not.toContain(words);
  }
});

test('without the brand at its head a mail still says who sends it', async () => {
  const count = async (isPlain: boolean) =>
    (await textOf({ ...bare, isPlain })).split(sender.brand).length - 1;
  expect([await count(false), await count(true)]).toEqual([2, 1]);
  expect(await textOf({ ...bare, isPlain: true })).toContain(sender.legalName);
});

test('markup in the words of staff stays text, and a line break in a subject no second header', async () => {
  const { html } = await renderLetter(
    reminderLetter({ ...full, content: '<img src=x onerror=alert(1)>\n<b>Hi</b>' }),
    sender,
  );
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;<br/>&lt;b&gt;Hi&lt;/b&gt;');
  const { subject } = await renderLetter(
    noticeLetter({ ...notice, subject: 'Hi\r\nBcc: all@x.com' }),
    sender,
  );
  expect(subject).toBe('Hi Bcc: all@x.com');
});
