import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './identity.ts';

/** What an administrator did to see that this academy can sell: with what, who and when. */
export const readinessTrials = pgTable(
  'readiness_trials',
  {
    id: id(),
    kind: text('kind', { enum: ['payment', 'mail', 'taxes'] }).notNull(),
    facts: jsonb('facts').notNull(),
    madeBy: uuid('made_by')
      .notNull()
      .references(() => users.id),
    madeAt: instant('made_at').notNull(),
    /** When its outcome was confirmed; of a payment the books tell. */
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [index('readiness_trials_kind_idx').on(t.kind, t.madeAt)],
);
