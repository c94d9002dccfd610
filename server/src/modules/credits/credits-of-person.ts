import type { PersonKeeper } from '#server/calls/person-keeper.ts';

/** What is left of a credit note ends on its last day as any other does. */
export const creditsOfPerson: PersonKeeper = {
  columns: { 'credit_notes.user_id': 'kept: the books tell whose credit it was, by the pseudonym' },
};
