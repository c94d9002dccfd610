import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailbox } from './mailbox.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailbox-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const letter = (subject: string) => ({
  to: 'ada@example.com',
  replyTo: 'hello@example.com',
  subject,
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: '<1@academy>',
  attachments: [{ name: 'session-1.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
});

test('an academy that has sent nothing has an empty mailbox', async () => {
  expect(await createMailbox({ dataDir, from: 'a@example.com' }).list()).toEqual({
    mails: [],
    hasMore: false,
  });
});

test('mails are kept instead of sent: newest first, and only so many', async () => {
  const mailbox = createMailbox({ dataDir, from: 'Academy <a@example.com>', limit: 2 });
  for (const subject of ['first', 'second', 'third']) {
    await mailbox.send(letter(subject));
    await sleep(2);
  }
  const { mails: kept } = await mailbox.list();
  expect(kept.map(({ subject }) => subject)).toEqual(['third', 'second']);
  expect(kept[0]).toMatchObject({ to: 'ada@example.com', from: 'Academy <a@example.com>', text: 'Hello' });
  expect(await readdir(join(dataDir, 'mailbox'))).toHaveLength(2);
});

test('mails are read a page at a time, each with what is older than the last, and by a part of the address', async () => {
  const mailbox = createMailbox({ dataDir, from: 'a@example.com', page: 2 });
  for (const subject of ['first', 'second', 'third']) {
    await mailbox.send({ ...letter(subject), to: `${subject}@example.com` });
    await sleep(2);
  }
  const newest = await mailbox.list();
  expect(newest.mails.map(({ subject }) => subject)).toEqual(['third', 'second']);
  expect(newest.hasMore).toBe(true);
  const older = await mailbox.list({ before: newest.mails[1]?._id });
  expect(older).toMatchObject({ mails: [{ subject: 'first' }], hasMore: false });
  expect(await mailbox.list({ to: 'SECOND@' })).toMatchObject({
    mails: [{ subject: 'second' }],
    hasMore: false,
  });
});

test('another process reads what this one has kept', async () => {
  await createMailbox({ dataDir, from: 'a@example.com' }).send(letter('hello'));
  expect((await createMailbox({ dataDir, from: 'a@example.com' }).list()).mails).toHaveLength(1);
});

test('a subject of two lines is refused', async () => {
  const mailbox = createMailbox({ dataDir, from: 'a@example.com' });
  await expect(mailbox.send(letter('hi\r\nBcc: b@example.com'))).rejects.toThrow('more than one line');
  expect((await mailbox.list()).mails).toEqual([]);
});
