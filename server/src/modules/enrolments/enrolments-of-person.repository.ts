import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { enrolments } from '#server/db/schema/index.ts';
import { findSeated } from './seats-to-come.repository.ts';

const HAS_SEAT =
  'They have a seat to come. Please cancel it with its order: what was paid for it goes back by its policy, and the seat is free for who waits.';

export const enrolmentsOfPerson: PersonKeeper = {
  columns: {
    'enrolments.user_id':
      'kept: says who took part, by the pseudonym, as long as certificates can be checked',
    'enrolments.cancelled_by': DONE_BY,
  },
  findObstacles: async (db, people) => {
    const seated = await findSeated(
      db,
      people.map(({ id }) => id),
    );
    return new Map(seated.map((id) => [id, HAS_SEAT]));
  },
  tell: async (db, { id }) => ({
    enrolments: await db.select().from(enrolments).where(eq(enrolments.userId, id)),
  }),
  forget: async ({ db }, { id, words }) => {
    await db
      .update(enrolments)
      .set({ cancelReason: sql`strike(${enrolments.cancelReason}, ${sql.param([...words])}::text[])` })
      .where(and(eq(enrolments.userId, id), isNotNull(enrolments.cancelReason)));
  },
};
