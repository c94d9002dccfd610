import { eq, inArray } from 'drizzle-orm';
import type { PersonKeeper } from '#server/calls/person-keeper.ts';
import { instructors } from '#server/db/schema/index.ts';
import { findFiles, keptFile } from '../media/index.ts';

const HAS_PROFILE = 'They have a profile as an instructor. Please delete it, or take the account out of it.';

/** What is public of an instructor is the academy's to decide, before the account goes. */
export const instructorOfPerson: PersonKeeper = {
  columns: { 'instructors.user_id': 'kept: nobody is erased while a profile has their account' },
  fileColumns: {
    'instructors.photo_url': 'in the download',
    'certification_bodies.logo_url': 'not in it: of a body, not of a person',
  },
  listFiles: async ({ db, storage }, { id }) => {
    const [profile] = await db.select().from(instructors).where(eq(instructors.userId, id));
    const found = await findFiles(db, profile ? [profile.photoUrl] : []);
    return [...found.values()].map((file) => keptFile(storage, 'instructor', file));
  },
  tell: async (db, { id }) => ({
    instructor: await db.select().from(instructors).where(eq(instructors.userId, id)),
  }),
  findObstacles: async (db, people) => {
    const ids = people.map(({ id }) => id);
    const rows = await db
      .select({ userId: instructors.userId })
      .from(instructors)
      .where(inArray(instructors.userId, ids));
    return new Map(rows.flatMap(({ userId }) => (userId ? [[userId, HAS_PROFILE]] : [])));
  },
};
