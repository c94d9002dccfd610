import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import { freshDatabase } from '../../testing/database.ts';
import { builtOnce } from './built-once.ts';
import { transact } from './database.ts';

const database = given(() => freshDatabase({ migrated: false }));

/** A statement that says what it was asked with, and how often its text was built. */
const counting = () => {
  let built = 0;
  const statement = builtOnce((db) => {
    built += 1;
    return db
      .select({ answer: sql<number>`${sql.placeholder('asked')}::int` })
      .from(sql`(select) nothing`)
      .prepare('answer');
  });
  return { statement, built: () => built };
};

test('a statement is built once for the database, whatever it is asked with', async () => {
  const { statement, built } = counting();
  for (const asked of [1, 2])
    expect(await statement(database.db).execute({ asked })).toEqual([{ answer: asked }]);
  expect(built()).toBe(1);
});

test('a transaction builds its own, once for all that it asks', async () => {
  const { statement, built } = counting();
  await statement(database.db).execute({ asked: 1 });
  await transact(database.db, async (tx) => {
    expect(await statement(tx).execute({ asked: 2 })).toEqual([{ answer: 2 }]);
    expect(await statement(tx).execute({ asked: 3 })).toEqual([{ answer: 3 }]);
  });
  expect(built()).toBe(2);
});
