import { expect, test } from 'vitest';
import type { Api } from '#contracts/api.ts';
import { sendEnquiry } from './send-enquiry.server.ts';

type Answer = { success: true; message: string } | { success: false; message: string; status: number };

/** Sends a form to a server that answers this; says what the server was asked. */
async function send(
  entries: [name: string, value: string][],
  answer: Answer,
  slug: string | null = 'foundation',
) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const asked: unknown[] = [];
  const call = async (...parts: unknown[]) => {
    asked.push(...parts);
    return answer;
  };
  const result = await sendEnquiry({
    api: { call } as unknown as Api,
    form,
    course: slug ? { kind: 'InPersonCourse', slug } : null,
  });
  return { asked, result };
}
const done = { success: true, message: 'Thank you' } as const;

test('a page is left for one that says thank you, of the course or of the contact page', async () => {
  const { result, asked } = await send([['firstName', 'Rana']], done);
  expect(result).toMatchObject({ status: 303 });
  expect((result as Response).headers.get('location')).toBe('/in-person/courses/foundation/enquiry?sent');
  expect(asked[1]).toMatchObject({ courseId: 'foundation', firstName: 'Rana', wantsAccount: false });
  const contact = await send([], done, null);
  expect((contact.result as Response).headers.get('location')).toBe('/contact-us?sent');
});

test('a dialog’s page stays where it is', async () => {
  expect((await send([['stay', 'on']], done)).result).toEqual({ isSent: true });
});

test('all topics are sent, ticks as such, and a double press is one enquiry', async () => {
  const { asked } = await send(
    [
      ['questionsAbout', 'Practical Training'],
      ['questionsAbout', 'Schedule & Dates'],
      ['acceptsMarketing', 'on'],
      ['idempotencyKey', 'key-1'],
    ],
    done,
  );
  expect(asked[1]).toMatchObject({
    questionsAbout: ['Practical Training', 'Schedule & Dates'],
    acceptsMarketing: true,
    wantsNotice: false,
  });
  expect(asked[2]).toEqual({ idempotencyKey: 'key-1' });
});

test('passwords are sent only with the wish for an account', async () => {
  const passwords: [string, string][] = [
    ['password', 'correct horse'],
    ['confirmPassword', 'correct horse'],
  ];
  expect((await send(passwords, done)).asked[1]).not.toHaveProperty('password');
  const wanted = await send([...passwords, ['wantsAccount', 'on']], done);
  expect(wanted.asked[1]).toMatchObject({ password: 'correct horse', confirmPassword: 'correct horse' });
});

test('a refusal keeps every topic and no password', async () => {
  const entries: [string, string][] = [
    ['questionsAbout', 'Practical Training'],
    ['questionsAbout', 'Schedule & Dates'],
    ['password', 'correct horse'],
  ];
  const { result } = await send(entries, { success: false, message: 'Too many', status: 429 });
  expect(result).toMatchObject({
    data: {
      failure: { message: 'Too many', values: { questionsAbout: 'Practical Training\nSchedule & Dates' } },
    },
    init: { status: 429 },
  });
  expect(JSON.stringify(result)).not.toContain('horse');
});
