import { expect, test } from 'vitest';
import type { Letter } from '#emails/letter.ts';
import { renderLetter } from '#emails/render-letter.tsx';
import { course, expectWhole, sender } from '#server/testing/letter-check.ts';
import { enquiryAccountFound } from './enquiry-account-found.ts';
import { type EnquiryForAcademy, enquiryForAcademy } from './enquiry-for-academy.ts';
import { enquiryReceived } from './enquiry-received.ts';
import { enquiryReply } from './enquiry-reply.ts';

const message = 'Is a license needed?\n\n<b>And</b> which one?\nAda';
const enquiredCourse = { title: course.title, href: 'https://academy.example/in-person/courses/botox' };
const coursesUrl = 'https://academy.example/in-person-aesthetic-training';
const enquiry = {
  ...{ name: 'Ada', course: enquiredCourse, coursesUrl, message },
  wantsNotice: true,
  waitingListUrl: 'https://academy.example/waiting-list/botox',
};
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

const letters: [string, Letter][] = [
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
];

test.each(letters)('%s says all it has to, as HTML and as text, with one action', async (_, letter) => {
  await expectWhole(letter);
});

test('what a person wrote keeps its lines, quoted, and the answer stands above it', async () => {
  const { html, text } = await renderLetter(enquiryReply.write(reply), sender);
  expect(html).toContain('Is a license needed?<br/><br/>&lt;b&gt;And&lt;/b&gt; which one?<br/>Ada');
  expect(text).toContain('> Is a license needed?\n> \n> <b>And</b> which one?\n> Ada');
  expect(text).toContain('Dear Ada,\n\nyes, it is.');
  expect(text.indexOf('yes, it is.')).toBeLessThan(text.indexOf('> Is a license'));
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
