import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '../audit/index.ts';
import { addEntry } from './add-entry.ts';
import { startOfDoublePress } from './double-press.ts';
import { enquiryEvents } from './enquiries.events.ts';
import { updateEnquiry } from './enquiries.repository.ts';
import { findLastEntry } from './enquiry-entries.repository.ts';
import { requireLockedEnquiry } from './require-enquiry.ts';

type Reply = { enquiryId: string; text: string };

/** Answers by mail. `answeredAt` stays the first answer's, for that is what was promised within 24 hours. */
export const replyToEnquiry = async (ctx: SignedInCtx, { enquiryId, text }: Reply): Promise<void> => {
  const before = await requireLockedEnquiry(ctx.db, enquiryId);
  if (await wasJustSent(ctx, { enquiryId, text })) return;
  const entryId = await addEntry(ctx, { enquiryId, kind: 'reply', text });
  const after = { status: 'answered' as const, answeredAt: before.answeredAt ?? ctx.now };
  await updateEnquiry(ctx.db, enquiryId, after);
  await recordAudit(ctx, {
    action: 'enquiry.replied',
    objectKind: 'enquiry',
    objectId: enquiryId,
    before: { status: before.status },
    after: { status: after.status, entryId },
  });
  await announce(ctx, enquiryEvents['enquiry.replied'], { enquiryId, entryId });
};

/** A mail cannot be taken back, so that a reply without a key is not sent twice either. */
const wasJustSent = async (ctx: SignedInCtx, { enquiryId, text }: Reply): Promise<boolean> => {
  const last = await findLastEntry(ctx.db, enquiryId, ['reply']);
  return last !== null && last.text === text && last.createdAt > startOfDoublePress(ctx.now);
};
