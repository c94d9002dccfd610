import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticators } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { typeCommand } from '#server/testing/typed-commands.ts';

const database = given(freshDatabase);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('two-step login is switched off by command for who has lost it, once, and their letter is owed', async () => {
  const { id: userId, email } = await addUser(database.db);
  const at = new Date();
  await database.db
    .insert(authenticators)
    .values({ userId, sealedSecret: '', createdAt: at, confirmedAt: at });
  const reset = (...args: string[]) => typeCommand(folder, ['reset-two-step', ...args], { on: database });
  expect(await reset('nobody@example.com')).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/no account/),
  });
  expect(await reset()).toMatchObject({ code: 1 });
  expect(await reset(email.toUpperCase())).toMatchObject({ code: 0, said: expect.stringContaining(email) });
  expect(await reset(email)).toMatchObject({ code: 1, complained: expect.stringMatching(/is off/) });
  const { rows } = await database.db.execute(
    sql`select data->>'userId' as "userId" from pgboss.job where name like 'user.two-step-reset/%'`,
  );
  expect(rows).toEqual([{ userId }]);
});
