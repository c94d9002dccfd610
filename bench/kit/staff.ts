import { insertSession } from '#server/modules/identity/sessions/sessions.repository.ts';
import { transact } from '#server/platform/db/database.ts';
import { secretToken } from '#server/platform/ids.ts';
import { addUser } from '#server/testing/test-world.ts';
import type { Books } from './books.ts';

/** What a request of somebody signed in to the back office carries. */
export const staffHeaders = async ({ db }: Books) => {
  const { id: userId } = await addUser(db, { role: 'staff' });
  const token = secretToken();
  await transact(db, (tx) => insertSession(tx, { userId, token }));
  return { cookie: `session=${token}` };
};
