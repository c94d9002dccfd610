import { ENQUIRY_STATUSES } from '#contracts/enquiries/enquiry-options.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { addEntry } from './add-entry.ts';
import { type EnquiryStatus, updateEnquiry } from './enquiries.repository.ts';
import { requireLockedEnquiry } from './require-enquiry.ts';

export const setEnquiryStatus = async (
  ctx: SignedInCtx,
  { enquiryId, status }: { enquiryId: string; status: EnquiryStatus },
): Promise<void> => {
  const before = await requireLockedEnquiry(ctx.db, enquiryId);
  if (before.status === status) return;
  await updateEnquiry(ctx.db, enquiryId, { status });
  await addEntry(ctx, { enquiryId, kind: 'status', text: `set it to ${ENQUIRY_STATUSES[status]}` });
  await recordAudit(ctx, {
    action: 'enquiry.status-set',
    objectKind: 'enquiry',
    objectId: enquiryId,
    before: { status: before.status },
    after: { status },
  });
};
