import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { calendarFeedEndpoints } from '#contracts/accounts/calendar-feed.ts';
import { users } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { ownFeedFileRoutes } from './own-feed.files.routes.ts';
import { ownFeedBindings } from './own-feed.routes.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(ownFeedBindings, { db: database.db }));
const files = given(() => startFilesApp(ownFeedFileRoutes, academy.jobDeps));

test('who is kept out has no calendar until they are let in again', async () => {
  const person = await addUser(database.db);
  const { answer } = await academy.call(calendarFeedEndpoints.makeCalendarFeed, {}, person);
  const { url } = answer.feed as { url: string };
  const askAs = async (disabledAt: Date | null) => {
    await database.db.update(users).set({ disabledAt }).where(eq(users.id, person.id));
    return (await files.get(new URL(url).pathname, null)).statusCode;
  };
  expect(await askAs(null)).toBe(200);
  expect(await askAs(new Date())).toBe(404);
  expect(await askAs(null)).toBe(200);
});
