import { sql } from 'drizzle-orm';
import type { PersonKeeper } from '#server/calls/person-keeper.ts';

/**
 * Who did what stays, without the words that tell of whom. What is only ever added to, here and downstream, has one way
 * through: a function of the database that takes such words out and can do nothing else.
 */
export const auditOfPerson: PersonKeeper = {
  columns: { 'audit_entries.actor_id': 'kept: says who did it, by the pseudonym' },
  forget: async ({ db }, { id, words }) => {
    await db.execute(sql`select forget_person(${id}, ${sql.param([...words])}::text[])`);
  },
};
