import { granted } from '../actors.ts';
import type { DemoEnquiry } from './enquiries.ts';
import type { Props } from './tell-story.ts';

/** A stranger asks, and staff do with it what they have done. */
export const playEnquiry = async ({ stage, staff }: Props, enquiry: DemoEnquiry): Promise<void> => {
  const { asked, isAssigned, note, reply, status } = enquiry;
  await granted(stage.as(null).call('createEnquiry', asked));
  const desk = stage.as(staff);
  const { enquiries } = await granted(desk.call('adminListEnquiries', { q: asked.email }));
  const enquiryId = enquiries[0]?._id ?? '';
  if (isAssigned) await granted(desk.call('assignEnquiry', { enquiryId, assigneeId: staff.id }));
  if (note) await granted(desk.call('noteEnquiry', { enquiryId, text: note }));
  if (reply) await granted(desk.call('replyToEnquiry', { enquiryId, text: reply }));
  if (status) await granted(desk.call('setEnquiryStatus', { enquiryId, status }));
};
