import { eq } from 'drizzle-orm';
import type { PersonKeeper } from '#server/calls/person-keeper.ts';
import { creditNotes } from '#server/db/schema/index.ts';

/** What is left of a credit note ends on its last day as any other does. */
export const creditsOfPerson: PersonKeeper = {
  columns: { 'credit_notes.user_id': 'kept: the books tell whose credit it was, by the pseudonym' },
  tell: async (db, { id }) => ({
    creditNotes: await db.select().from(creditNotes).where(eq(creditNotes.userId, id)),
  }),
};
