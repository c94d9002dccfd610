import type { Sender } from '#emails/letter.ts';
import type { Ctx } from '#server/calls/context.ts';
import { settingsOf } from '../mails/facts.ts';

/** The academy as every mail names it. */
export const readSender = async (ctx: Ctx): Promise<Sender> => {
  const { brand, legal, contact } = await settingsOf(ctx);
  const { email, phone } = contact;
  return { brand: brand.name, legalName: legal.name, address: legal.address, email, phone };
};
