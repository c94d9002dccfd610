import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { addEntry } from './add-entry.ts';
import { requireLockedEnquiry } from './require-enquiry.ts';

/** Writes a note that only staff see. */
export const noteEnquiry = async (
  ctx: SignedInCtx,
  { enquiryId, text }: { enquiryId: string; text: string },
): Promise<void> => {
  await requireLockedEnquiry(ctx.db, enquiryId);
  const entryId = await addEntry(ctx, { enquiryId, kind: 'note', text });
  await recordAudit(ctx, {
    action: 'enquiry.noted',
    objectKind: 'enquiry',
    objectId: enquiryId,
    after: { entryId },
  });
};
