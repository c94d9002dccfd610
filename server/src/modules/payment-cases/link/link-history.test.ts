import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paymentLinkEndpoints as links } from '#contracts/payment-cases/payment-links.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLinksWorld, type SentLink } from '#server/testing/worlds/links-world.ts';

const database = given(freshDatabase);
const world = given(() => createLinksWorld(database.db, { now: () => clock }));
let clock = new Date();

const eventsOf = async ({ id }: SentLink, kind: string) => {
  const { rows } = await database.db.execute<{ id: string; text: string; actor_id: string | null }>(
    sql`select id, text, actor_id from payment_case_events where case_id = ${id} and kind = ${kind} order by id`,
  );
  return rows;
};

describe('the history', () => {
  test('says that a link was opened, once a day and not when staff look', async () => {
    const link = await world.linkTo();
    const learner = await addUser(database.db);
    await world.openBrowser(world.staff).open(link.token);
    expect(await eventsOf(link, 'opened')).toEqual([]);
    await Promise.all([1, 2, 3].map(() => world.openBrowser(learner).open(link.token)));
    expect(await eventsOf(link, 'opened')).toMatchObject([{ actor_id: learner.id }]);
    clock = new Date(clock.getTime() + 86_400_000);
    await link.browser.open(link.token);
    expect(await eventsOf(link, 'opened')).toMatchObject([{ actor_id: learner.id }, { actor_id: null }]);
  });

  test('an expired link is asked for again once a day, and always answered the same', async () => {
    const link = await world.linkTo();
    const ask = () => world.openBrowser().ask(links.askForNewLink, { token: link.token });
    expect((await ask()).answer).toMatchObject({ code: 'wrong-state' });
    await world.endLink(link);
    const answers = await Promise.all([ask(), ask(), ask()]);
    for (const { status, answer } of answers) expect([status, answer]).toEqual([200, answers[0]?.answer]);
    const [event, ...others] = await eventsOf(link, 'new-link-asked');
    expect(others).toEqual([]);
    expect(world.announced('case.link-asked', link.id).map(({ data }) => data)).toEqual([
      { caseId: link.id, eventId: event?.id },
    ]);
    clock = new Date(clock.getTime() + 86_400_000);
    await ask();
    expect(await eventsOf(link, 'new-link-asked')).toHaveLength(2);
  });

  test('what is reported is kept as it was written, told and put on the list without its words', async () => {
    const link = await world.linkTo();
    const message = '=cmd|"<script>alert(1)</script>"';
    const report = (extra: object = {}) =>
      world.openBrowser().ask(links.reportLinkProblem, { token: link.token, message, name: 'Bob', ...extra });
    const answered = await report();
    expect(answered.status).toBe(200);
    const [event] = await eventsOf(link, 'problem-reported');
    expect(event?.text).toBe(`Bob: ${message}`);
    expect(world.announced('case.problem-reported', link.id).map(({ data }) => data)).toEqual([
      { caseId: link.id, eventId: event?.id },
    ]);
    await report();
    const { rows } = await database.db.execute<{ message: string }>(
      sql`select message from needs_action where owner_id = ${link.id}`,
    );
    expect(rows).toEqual([{ message: expect.stringContaining(link.one.caseId) }]);
    expect(rows[0]?.message).not.toContain('script');
    expect(await report({ website: 'https://spam.example' })).toEqual(answered);
    expect(await eventsOf(link, 'problem-reported')).toHaveLength(2);
    expect((await report({ message: ' ' })).status).toBe(400);
    expect((await report({ unknown: 1 })).status).toBe(400);
  });
});
