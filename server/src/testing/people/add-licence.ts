import { licences } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';

type Row = typeof licences.$inferInsert;

/** A licence that somebody has handed in, without its document; it waits unless it is said otherwise. */
export const addLicence = async (db: Db, { id: userId }: { id: string }, said: Partial<Row> = {}) => {
  const isDecided = said.state !== undefined && said.state !== 'awaiting';
  const licence = {
    id: uuidv7(),
    userId,
    profession: 'Dermatologist',
    number: 'D-4711',
    body: 'Dubai Health Authority',
    country: 'United Arab Emirates',
    expiresOn: null,
    handedInAt: new Date(),
    decidedAt: isDecided ? new Date() : null,
    ...said,
  };
  await db.insert(licences).values(licence);
  return licence;
};
