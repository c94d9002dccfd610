import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const enquiryId = z.uuid();

export const enquiryEvents = declareEvents({
  'enquiry.received': { enquiryId },
  'enquiry.account-found': { enquiryId },
  'enquiry.replied': { enquiryId, entryId: z.uuid() },
});
