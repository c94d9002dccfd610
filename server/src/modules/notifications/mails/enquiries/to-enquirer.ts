import type { Ctx } from '#server/calls/context.ts';
import { findEnquiry } from '#server/modules/enquiries/index.ts';
import type { Owed } from '../mail.ts';
import type { OwnerIds } from '../read-sale.ts';

type EntryIds = OwnerIds & { entryId: string };

export const ofEnquiry = (enquiryId: string): OwnerIds => ({ ownerKind: 'enquiry', ownerId: enquiryId });

/** Whoever asked, about the question or, where there is an entry, about that. */
export const toEnquirer = async (
  ctx: Ctx,
  { enquiryId, entryId = '' }: { enquiryId: string; entryId?: string },
): Promise<Owed<EntryIds>[]> => {
  const found = await findEnquiry(ctx.db, enquiryId);
  if (!found) return [];
  const data = { ...ofEnquiry(enquiryId), entryId };
  return [{ recipient: found.enquiry.email, about: entryId || enquiryId, data }];
};
