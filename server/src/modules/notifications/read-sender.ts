import type { Sender } from '#emails/letter.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { readSettings } from '../settings/index.ts';

/** The academy as every mail names it. */
export const readSender = async (db: Tx): Promise<Sender> => {
  const { brand, legal, contact } = await readSettings(db);
  const { email, phone } = contact;
  return { brand: brand.name, legalName: legal.name, address: legal.address, email, phone };
};
