import { adminEnquiryEndpoints as office } from '#contracts/enquiries/admin-enquiries.ts';
import { enquiryEndpoints as calls } from '#contracts/enquiries/enquiries.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import type { Ctx } from '#server/calls/context.ts';
import { adminGetEnquiry } from './admin-get-enquiry.ts';
import { adminListEnquiries } from './admin-list-enquiries.ts';
import { assignEnquiry } from './assign-enquiry.ts';
import { createEnquiry } from './create-enquiry.ts';
import { countNew } from './enquiries.repository.ts';
import { noteEnquiry } from './note-enquiry.ts';
import { replyToEnquiry } from './reply-to-enquiry.ts';
import { setEnquiryStatus } from './set-enquiry-status.ts';

/** What came of an act, with the enquiry as it is now. */
const changed = async (ctx: Ctx, enquiryId: string, message: string) => {
  const { enquiry } = await adminGetEnquiry(ctx, enquiryId);
  return { message, enquiry };
};

export const enquiryBindings: Binding[] = [
  // Where an account is wanted a password is hashed, outside the transaction: no connection waits for it.
  onOuter(calls.createEnquiry, async (ctx, input) => {
    await createEnquiry(ctx, input);
    return { message: 'Thank you! We will respond within 24 hours.' };
  }),
  on(office.adminListEnquiries, adminListEnquiries),
  on(office.countNewEnquiries, async ({ db }) => ({ count: await countNew(db) })),
  on(office.adminGetEnquiry, (ctx, { enquiryId }) => adminGetEnquiry(ctx, enquiryId)),
  on(office.assignEnquiry, async (ctx, input) => {
    const { assignee, undo } = await assignEnquiry(ctx, input);
    const message = assignee ? `Assigned to ${assignee}.` : 'Assigned to nobody.';
    return { ...(await changed(ctx, input.enquiryId, message)), undo };
  }),
  on(office.noteEnquiry, async (ctx, input) => {
    await noteEnquiry(ctx, input);
    return changed(ctx, input.enquiryId, 'The note has been saved.');
  }),
  on(office.replyToEnquiry, async (ctx, input) => {
    await replyToEnquiry(ctx, input);
    return changed(ctx, input.enquiryId, 'The reply is on its way.');
  }),
  on(office.setEnquiryStatus, async (ctx, input) => {
    const undo = await setEnquiryStatus(ctx, input);
    return { ...(await changed(ctx, input.enquiryId, 'The status has been changed.')), undo };
  }),
];
