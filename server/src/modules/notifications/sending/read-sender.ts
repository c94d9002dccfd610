import type { Sender } from '#emails/letter.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** The academy as every mail names it. */
export const readSender = async (db: Tx): Promise<Sender> => {
  const { brand, legal, contact } = await readSettings(db);
  const { email, phone } = contact;
  return { brand: brand.name, legalName: legal.name, address: legal.address, email, phone };
};
