import { inArray, sql } from 'drizzle-orm';
import { ruleOfRows } from '#server/calls/due-rows.repository.ts';
import { mails } from '#server/db/schema/index.ts';

/** What waits is sent, and what failed is looked at, however old it is. */
export const oldLetters = ruleOfRows({
  ...{ name: 'letters', table: mails, id: mails.id, at: mails.createdAt },
  isDone: inArray(mails.state, ['sent', 'dropped']),
  label: sql<string>`replace(${mails.template}, '-', ' ')`,
  remove: (db, ids) => db.delete(mails).where(inArray(mails.id, ids)),
});
