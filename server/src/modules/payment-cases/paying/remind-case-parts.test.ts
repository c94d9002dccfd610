import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createLinksWorld, inParts, type SentLink } from '#server/testing/worlds/links-world.ts';

const database = given(freshDatabase);
const world = given(() => createLinksWorld(database.db));

describe('later parts', () => {
  const today = () => localDate(localDateIn(new Date(), ACADEMY_ZONE));
  const inTwo = inParts(2);
  const dueIn = ({ id }: SentLink, days: number) =>
    database.db.execute(sql`
      update obligations set due_on = ${addDays(today(), days)}, created_at = now() - interval '60 days'
      where owner_id = ${id} and sequence = 1`);
  const remindersOf = async (link: SentLink) => {
    await world.runJob('remind-case-parts');
    return world.announced('case.part-due', link.id).map(({ data }) => data.kind);
  };

  test.each([
    [8, []],
    [7, ['week-before']],
    [3, []],
    [1, ['day-before']],
    [0, []],
    [-1, ['missed']],
  ])('due in %d days: %j', async (days, kinds) => {
    const link = await world.linkTo(inTwo);
    await link.browser.pay(link.token);
    await dueIn(link, days);
    expect(await remindersOf(link)).toEqual(kinds);
  });

  test.each([
    ['settled', (link: SentLink) => link.browser.pay(link.token)],
    ['cancelled', (link: SentLink) => world.change(link, sql`cancelled_at = now()`)],
    ['expired', (link: SentLink) => world.endLink(link)],
  ])('nobody is reminded of a case that is %s', async (_title, end) => {
    const link = await world.linkTo(inTwo);
    await link.browser.pay(link.token);
    await dueIn(link, 1);
    await end(link);
    expect(await remindersOf(link)).toEqual([]);
  });

  test('nobody is reminded of what was never begun, and staff are told once of what is long overdue', async () => {
    const never = await world.linkTo(inTwo);
    await never.browser.press(never.token);
    await dueIn(never, 1);
    expect(await remindersOf(never)).toEqual([]);
    const late = await world.linkTo(inTwo);
    await late.browser.pay(late.token);
    await dueIn(late, -5);
    expect(await remindersOf(late)).toEqual([]);
    await world.runJob('remind-case-parts');
    const { rows } = await database.db.execute(
      sql`select kind from needs_action where owner_id = ${late.id}`,
    );
    expect(rows).toEqual([{ kind: 'part-overdue' }]);
  });
});
