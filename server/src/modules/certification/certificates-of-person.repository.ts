import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { certificates } from '#server/db/schema/index.ts';
import { fileKey } from './issue/draw-certificate.ts';

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
  fileColumns: {
    'certificates.pdf_bytes': 'in the download',
    'certificates.pdf_sha256': 'not in it: tells the paper from a false one',
  },
  listFiles: async ({ db, storage }, { id }) => {
    const drawn = await db
      .select()
      .from(certificates)
      .where(and(eq(certificates.userId, id), isNotNull(certificates.pdfBytes)));
    return drawn.map(({ id: certificateId, number, pdfBytes, issuedAt }) => ({
      path: `certificates/${number}.pdf`,
      bytes: pdfBytes ?? 0,
      writtenAt: issuedAt,
      open: async () => (await storage.read(fileKey(certificateId)))?.stream ?? null,
    }));
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
