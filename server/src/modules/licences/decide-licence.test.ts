import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminLicenceEndpoints } from '#contracts/licences/admin-licences.ts';
import { licences } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addLicence } from '#server/testing/people/add-licence.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { licenceBindings } from './licences.routes.ts';

const database = given(freshDatabase);
const world = given(() => testCalls(licenceBindings, { db: database.db }));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const decide = (id: string, isAccepted: boolean, by: User = staff) => {
  const reason = isAccepted ? '' : 'It cannot be read';
  return world.call(adminLicenceEndpoints.decideLicence, { id, isAccepted, reason }, by);
};

describe('deciding', () => {
  test('of two who decide at once, one does', async () => {
    const licence = await addLicence(database.db, await addUser(database.db));
    const other = await addUser(database.db, { role: 'admin' });
    const both = await Promise.all([decide(licence.id, true), decide(licence.id, false, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [row] = await database.db.select().from(licences).where(eq(licences.id, licence.id));
    expect(row?.state).toBe(both[0]?.status === 200 ? 'accepted' : 'refused');
    expect(both.find(({ status }) => status === 409)?.answer).toMatchObject({ code: 'conflict' });
  });

  test('needs a reason to refuse, and is not for oneself, nor for who is not there', async () => {
    const licence = await addLicence(database.db, await addUser(database.db));
    const blank = { id: licence.id, isAccepted: false };
    const refused = await world.call(adminLicenceEndpoints.decideLicence, blank, staff);
    expect(refused.answer.issues).toMatchObject([{ field: 'reason' }]);
    const own = await addLicence(database.db, staff);
    expect((await decide(own.id, true)).answer.code).toBe('wrong-state');
    expect((await decide(staff.id, true)).status).toBe(404);
    const learner = await addUser(database.db);
    expect((await decide(licence.id, true, learner)).status).toBe(403);
  });
});
