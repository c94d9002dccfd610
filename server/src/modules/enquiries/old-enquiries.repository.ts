import { and, inArray, not, sql } from 'drizzle-orm';
import { ruleOfRows } from '#server/calls/due-rows.repository.ts';
import { enquiries, enquiryEntries } from '#server/db/schema/index.ts';

/** Who is told when a course is there, and who gets news, is still waiting for what they asked. */
export const oldEnquiries = ruleOfRows({
  ...{ name: 'enquiries', table: enquiries, id: enquiries.id, at: enquiries.createdAt },
  isDone: and(
    inArray(enquiries.status, ['answered', 'closed', 'spam']),
    not(enquiries.wantsNotice),
    not(enquiries.acceptsMarketing),
  ),
  label: sql<string>`trim(concat(${enquiries.firstName}, ' ', ${enquiries.lastName}))`,
  pathOf: ({ id }) => `/admin/enquiries/${id}`,
  remove: async (db, ids) => {
    await db.delete(enquiryEntries).where(inArray(enquiryEntries.enquiryId, ids));
    await db.delete(enquiries).where(inArray(enquiries.id, ids));
  },
});
