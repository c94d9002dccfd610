import { fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { addEntry } from './add-entry.ts';
import { nameOf } from './enquiries.present.ts';
import { updateEnquiry } from './enquiries.repository.ts';
import { requireLockedEnquiry } from './require-enquiry.ts';
import { findStaffMember, type StaffMember } from './staff.repository.ts';

type Assignment = { enquiryId: string /** Empty for nobody. */; assigneeId: string };

/** Gives an enquiry to somebody who works in the back office, or to nobody; returns whose it is by name. */
export const assignEnquiry = async (
  ctx: SignedInCtx,
  { enquiryId, assigneeId }: Assignment,
): Promise<string | null> => {
  const before = await requireLockedEnquiry(ctx.db, enquiryId);
  const assignee = assigneeId === '' ? null : await requireStaffMember(ctx, assigneeId);
  const name = assignee && nameOf(assignee);
  if (before.assigneeId === (assignee?.id ?? null)) return name;
  await updateEnquiry(ctx.db, enquiryId, { assigneeId: assignee?.id ?? null });
  await addEntry(ctx, { enquiryId, kind: 'assignee', text: `gave it to ${name ?? 'nobody'}` });
  await recordAudit(ctx, {
    action: 'enquiry.assigned',
    objectKind: 'enquiry',
    objectId: enquiryId,
    before: { assigneeId: before.assigneeId },
    after: { assigneeId: assignee?.id ?? null },
  });
  return name;
};

const requireStaffMember = async (ctx: SignedInCtx, id: string): Promise<StaffMember> => {
  const member = await findStaffMember(ctx.db, id);
  if (!member) throw fieldError('assigneeId', 'Please choose a member of staff');
  return member;
};
