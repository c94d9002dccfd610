import { eq, getTableColumns, sql } from 'drizzle-orm';
import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { certificates } from '#server/db/schema/index.ts';

/**
 * A certificate can be checked as long as it is valid: it says the pseudonym, which the database writes with what it takes
 * out of the audit. Whoever holds the paper proves it by its fingerprint; our copy goes.
 */
export const certificatesOfPerson: PersonKeeper = {
  columns: {
    'certificates.user_id': 'kept: a number that was given is answered for, by the pseudonym',
    'certificates.issued_by': DONE_BY,
    'certificates.revoked_by': DONE_BY,
  },
  tell: async (db, { id }) => {
    const { issuedBy: _, revokedBy: __, ...certificate } = getTableColumns(certificates);
    return {
      certificates: await db.select(certificate).from(certificates).where(eq(certificates.userId, id)),
    };
  },
  forget: async ({ db }, { id, words }) => {
    const taken = sql.param([...words]);
    await db
      .update(certificates)
      .set({
        pdfBytes: null,
        issueReason: sql`strike(${certificates.issueReason}, ${taken}::text[])`,
        revokeReason: sql`strike(${certificates.revokeReason}, ${taken}::text[])`,
      })
      .where(eq(certificates.userId, id));
  },
};
