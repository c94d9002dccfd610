import { sql } from 'drizzle-orm';
import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { readinessTrials } from '#server/db/schema/index.ts';

/** A letter may have been tried on their address. */
export const trialsOfPerson: PersonKeeper = {
  columns: { 'readiness_trials.made_by': DONE_BY },
  forget: async ({ db }, { words }) => {
    const facts = sql`strike_json(${readinessTrials.facts}, ${sql.param([...words])}::text[])`;
    await db.update(readinessTrials).set({ facts }).where(sql`${readinessTrials.facts} <> ${facts}`);
  },
};
