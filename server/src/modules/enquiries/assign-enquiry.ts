import { fieldError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { addEntry } from './add-entry.ts';
import { nameOf } from './enquiries.present.ts';
import { updateEnquiry } from './enquiries.repository.ts';
import { requireLockedEnquiry } from './require-enquiry.ts';
import { requireLastEntry } from './require-last-entry.ts';
import { findStaffMember, type StaffMember } from './staff.repository.ts';

type Assignment = { enquiryId: string /** Empty for nobody. */; assigneeId: string; over?: string };

/** `assignee` by name; how it is undone is null where it was theirs already. */
type Assigned = { assignee: string | null; undo: { assigneeId: string; over: string } | null };

/** Gives an enquiry to somebody who works in the back office, or to nobody. */
export const assignEnquiry = async (
  ctx: SignedInCtx,
  { enquiryId, assigneeId, over }: Assignment,
): Promise<Assigned> => {
  const before = await requireLockedEnquiry(ctx.db, enquiryId);
  await requireLastEntry(ctx.db, { enquiryId, over }, ['assignee']);
  const assignee = assigneeId === '' ? null : await requireStaffMember(ctx, assigneeId);
  const name = assignee && nameOf(assignee);
  if (before.assigneeId === (assignee?.id ?? null)) return { assignee: name, undo: null };
  await updateEnquiry(ctx.db, enquiryId, { assigneeId: assignee?.id ?? null });
  const entryId = await addEntry(ctx, {
    enquiryId,
    kind: 'assignee',
    text: `gave it to ${name ?? 'nobody'}`,
  });
  await recordAudit(ctx, {
    action: 'enquiry.assigned',
    objectKind: 'enquiry',
    objectId: enquiryId,
    before: { assigneeId: before.assigneeId },
    after: { assigneeId: assignee?.id ?? null },
  });
  return { assignee: name, undo: { assigneeId: before.assigneeId ?? '', over: entryId } };
};

const requireStaffMember = async (ctx: SignedInCtx, id: string): Promise<StaffMember> => {
  const member = await findStaffMember(ctx.db, id);
  if (!member) throw fieldError('assigneeId', 'Please choose a member of staff');
  return member;
};
