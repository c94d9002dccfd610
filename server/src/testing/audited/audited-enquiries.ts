import { expect } from 'vitest';
import { type EndpointName, endpoints } from '#contracts/endpoints.ts';
import type { testCalls } from '../test-calls.ts';
import { sampleEnquiry } from '../worlds/enquiry-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type World = () => { calls: ReturnType<typeof testCalls>; adminId: string };

/** Every act on an enquiry, done once, and what has to be written of it. */
export const auditedEnquiries = (
  act: Act,
  world: World,
): Partial<Record<EndpointName, () => Promise<Written>>> => {
  const enquire = async () => {
    await world().calls.call(endpoints.createEnquiry, sampleEnquiry());
    const { enquiries } = (await act('adminListEnquiries', {})) as { enquiries: { _id: string }[] };
    return enquiries[0]?._id ?? '';
  };
  return {
    assignEnquiry: async () => {
      const enquiryId = await enquire();
      await act('assignEnquiry', { enquiryId, assigneeId: world().adminId });
      const [before, after] = [{ assigneeId: null }, { assigneeId: world().adminId }];
      return { action: 'enquiry.assigned', objectId: enquiryId, before, after };
    },
    noteEnquiry: async () => {
      const enquiryId = await enquire();
      await act('noteEnquiry', { enquiryId, text: 'Call her' });
      const after = { entryId: expect.any(String) };
      return { action: 'enquiry.noted', objectId: enquiryId, before: null, after };
    },
    replyToEnquiry: async () => {
      const enquiryId = await enquire();
      await act('replyToEnquiry', { enquiryId, text: 'Yes, it is.' });
      const [before, after] = [{ status: 'new' }, { status: 'answered', entryId: expect.any(String) }];
      return { action: 'enquiry.replied', objectId: enquiryId, before, after };
    },
    setEnquiryStatus: async () => {
      const enquiryId = await enquire();
      await act('setEnquiryStatus', { enquiryId, status: 'closed' });
      const [before, after] = [{ status: 'new' }, { status: 'closed' }];
      return { action: 'enquiry.status-set', objectId: enquiryId, before, after };
    },
  };
};
