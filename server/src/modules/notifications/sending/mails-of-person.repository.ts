import { and, eq, inArray, sql } from 'drizzle-orm';
import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { mails } from '#server/db/schema/index.ts';

/**
 * What waits is not sent any more; of what was sent it stays known when, and about what. Where letters are kept as files,
 * theirs go with it: a file is gone also where the erasure then fails, which loses nothing but a copy.
 */
export const mailsOfPerson = (mailbox: {
  forget(addresses: readonly string[]): Promise<void>;
}): PersonKeeper => ({
  columns: {
    'mails.recipient': 'cleared',
    'mails.deliver_to': 'cleared',
    'course_notices.by_id': DONE_BY,
    'course_notices.withdrawn_by_id': DONE_BY,
  },
  tell: async (db, { addresses }) => {
    const { template, recipient, state, createdAt, sentAt } = mails;
    return {
      letters: await db
        .select({ template, recipient, state, createdAt, sentAt })
        .from(mails)
        .where(inArray(sql`lower(${mails.recipient})`, [...addresses])),
    };
  },
  forget: async ({ db }, { addresses, words, pseudonym }) => {
    const theirs = inArray(sql`lower(${mails.recipient})`, [...addresses]);
    await db
      .update(mails)
      .set({ state: 'dropped' })
      .where(and(theirs, eq(mails.state, 'waiting')));
    await db
      .update(mails)
      .set({
        recipient: pseudonym.email,
        dedupeKey: sql`replace(${mails.dedupeKey}, ${mails.recipient}, ${pseudonym.email})`,
        data: sql`strike_json(${mails.data}, ${sql.param([...words])}::text[])`,
        lastProblem: null,
      })
      .where(theirs);
    await mailbox.forget(addresses);
  },
});
