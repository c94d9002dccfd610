import { expect, test } from 'vitest';
import type { RequestOf } from '#contracts/endpoint.ts';
import { letterEndpoints, type SentLetter } from '#contracts/site/admin-letters.ts';
import { MAIL_STATES } from '#domain/notices/mail-state.ts';
import { mails } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { notificationBindings } from '../notifications.routes.ts';

const { listLetters } = letterEndpoints;
const database = given(freshDatabase);
const calls = given(() => testCalls(notificationBindings, { db: database.db }));
const staff = given(() => addUser(database.db, { role: 'staff' }));

type Answer = { letters: SentLetter[]; nextCursor: string | null };
const list = async (query: RequestOf<typeof listLetters>): Promise<Answer> => {
  const { status, answer } = await calls.call(listLetters, query, staff);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer as Answer;
};

let made = 0;
const addMail = async (changes: Partial<typeof mails.$inferInsert>): Promise<string> => {
  const id = uuidv7(Date.now() + made++);
  await database.db.insert(mails).values({
    id,
    dedupeKey: id,
    template: 'order-confirmed',
    recipient: 'someone@example.com',
    data: { token: 'kept from everybody' },
    state: 'sent',
    createdAt: new Date(),
    ...changes,
  });
  return id;
};

test('a letter is found by its address and its kind, with what became of it and nothing of what it said', async () => {
  const lastProblem = '550 no such mailbox';
  const id = await addMail({ recipient: 'Zoe@Clinic.es', state: 'failed', lastProblem, tries: 30 });
  for (const q of ['zoe@clinic.es', 'clinic', 'zoe confirmed', 'ORDER zoe']) {
    const { letters } = await list({ q });
    expect(letters).toEqual([
      {
        _id: id,
        template: 'order-confirmed',
        recipient: 'Zoe@Clinic.es',
        state: 'failed',
        tries: 30,
        problem: lastProblem,
        createdAt: expect.any(String),
        sentAt: null,
      },
    ]);
  }
  expect((await list({ q: 'kept' })).letters).toEqual([]);
});

test('each state has its letters, the newest first, on pages of which none shows one twice', async () => {
  for (const state of MAIL_STATES)
    for (let i = 0; i < 60; i++) await addMail({ state, recipient: `many${i}@example.com` });
  for (const state of MAIL_STATES)
    for (const q of ['', 'many']) {
      const seen: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page: Answer = await list({ q, state, ...(cursor && { cursor }) });
        expect(page.letters.every((one) => one.state === state)).toBe(true);
        seen.push(...page.letters.map(({ _id }) => _id));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(seen.toSorted().toReversed());
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(60);
    }
});

test('only staff read them, and what the list cannot be asked is refused', async () => {
  expect((await calls.call(listLetters, {})).status).toBe(401);
  for (const role of ['learner', 'instructor'] as const)
    expect((await calls.call(listLetters, {}, await addUser(database.db, { role }))).status).toBe(403);
  for (const query of [{ cursor: 'x' }, { state: 'lost' }, { q: 'a\u0000' }, { q: 'x'.repeat(101) }])
    expect((await calls.call(listLetters, query as never, staff)).status).toBe(400);
});
