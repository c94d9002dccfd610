import { sql } from 'drizzle-orm';
import { certificates } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { beginsWith, inItsOrder } from '#server/platform/db/words.ts';

export type NumberedCertificate = { id: string; number: string; name: string; courseTitle: string };

const SAID = {
  id: certificates.id,
  number: certificates.number,
  name: sql<string>`${certificates.snapshot} ->> 'name'`,
  courseTitle: sql<string>`${certificates.snapshot} -> 'course' ->> 'title'`,
};

/** Those whose number begins so, in whatever case; or the number that they had where they came from. */
export const findCertificatesByNumber = async (
  db: Tx | Db,
  beginning: string,
  limit: number,
): Promise<NumberedCertificate[]> => {
  const former = sql`lower(${certificates.formerNumber})`;
  const ofHere = await db
    .select(SAID)
    .from(certificates)
    .where(beginsWith(certificates.number, beginning.toUpperCase()))
    .orderBy(inItsOrder(certificates.number))
    .limit(limit);
  if (ofHere.length > 0) return ofHere;
  return db
    .select(SAID)
    .from(certificates)
    .where(beginsWith(former, beginning.toLowerCase()))
    .orderBy(inItsOrder(former))
    .limit(limit);
};
