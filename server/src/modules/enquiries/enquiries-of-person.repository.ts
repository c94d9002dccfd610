import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { enquiries, enquiryEntries } from '#server/db/schema/index.ts';

const GONE = '[erased]';

/** Also those from before they had an account. What was asked about which course, and when, can still be counted. */
export const enquiriesOfPerson: PersonKeeper = {
  columns: {
    'enquiries.user_id': 'kept: says that one person asked, by the pseudonym',
    'enquiries.email': 'cleared',
    'enquiries.phone': 'cleared',
    'enquiries.assignee_id': DONE_BY,
    'enquiry_entries.author_id': DONE_BY,
  },
  tell: async (db, { id, addresses }) => {
    const { assigneeId: _, ...told } = getTableColumns(enquiries);
    const theirs = or(eq(enquiries.userId, id), inArray(sql`lower(${enquiries.email})`, [...addresses]));
    return { enquiries: await db.select(told).from(enquiries).where(theirs) };
  },
  forget: async ({ db }, { id, addresses, pseudonym }) => {
    const asked = await db
      .update(enquiries)
      .set({ ...pseudonym, phone: '', message: GONE, wantsNotice: false, acceptsMarketing: false })
      .where(or(eq(enquiries.userId, id), inArray(sql`lower(${enquiries.email})`, [...addresses])))
      .returning({ id: enquiries.id });
    const ids = asked.map((row) => row.id);
    await db
      .update(enquiryEntries)
      .set({ text: GONE })
      .where(and(inArray(enquiryEntries.enquiryId, ids), inArray(enquiryEntries.kind, ['note', 'reply'])));
  },
};
