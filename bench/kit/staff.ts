import { insertSession } from '#server/modules/identity/sessions/sessions.repository.ts';
import { transact } from '#server/platform/db/database.ts';
import { secretToken } from '#server/platform/ids.ts';
import { addUser } from '#server/testing/test-world.ts';
import type { Books } from './books.ts';

/** What a request of somebody signed in to the back office carries. */
export const staffHeaders = async (books: Books) =>
  headersOf(books, await addUser(books.db, { role: 'staff' }));

/** The same of anybody. */
export const headersOf = async ({ db }: Books, { id: userId }: { id: string }) => {
  const token = secretToken();
  await transact(db, (tx) => insertSession(tx, { userId, token }));
  return { cookie: `session=${token}` };
};
