import { ENQUIRY_STATUSES } from '#contracts/enquiries/enquiry-options.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { addEntry } from './add-entry.ts';
import { type EnquiryStatus, updateEnquiry } from './enquiries.repository.ts';
import { requireLockedEnquiry } from './require-enquiry.ts';
import { requireLastEntry } from './require-last-entry.ts';

/** Gives back how it is undone; null where it had that status already. */
export const setEnquiryStatus = async (
  ctx: SignedInCtx,
  { enquiryId, status, over }: { enquiryId: string; status: EnquiryStatus; over?: string },
): Promise<{ status: EnquiryStatus; over: string } | null> => {
  const before = await requireLockedEnquiry(ctx.db, enquiryId);
  // A reply sets the status too.
  await requireLastEntry(ctx.db, { enquiryId, over }, ['status', 'reply']);
  if (before.status === status) return null;
  await updateEnquiry(ctx.db, enquiryId, { status });
  const entryId = await addEntry(ctx, {
    enquiryId,
    kind: 'status',
    text: `set it to ${ENQUIRY_STATUSES[status]}`,
  });
  await recordAudit(ctx, {
    action: 'enquiry.status-set',
    objectKind: 'enquiry',
    objectId: enquiryId,
    before: { status: before.status },
    after: { status },
  });
  return { status: before.status, over: entryId };
};
