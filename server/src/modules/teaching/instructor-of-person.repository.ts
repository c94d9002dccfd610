import { eq } from 'drizzle-orm';
import type { PersonKeeper } from '#server/calls/person-keeper.ts';
import { instructors } from '#server/db/schema/index.ts';

/** What is public of an instructor is the academy's to decide, before the account goes. */
export const instructorOfPerson: PersonKeeper = {
  columns: { 'instructors.user_id': 'kept: nobody is erased while a profile has their account' },
  findObstacle: async (db, { id }) =>
    (await db.$count(instructors, eq(instructors.userId, id))) > 0
      ? 'They have a profile as an instructor. Please delete it, or take the account out of it.'
      : null,
};
