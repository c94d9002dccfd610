import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const caseId = z.uuid();

/** `eventId` names an entry of the case's history. */
export const caseEvents = declareEvents({
  'case.sent': { caseId, eventId: z.uuid() },
  'case.part-due': { caseId, obligationId: z.uuid(), kind: z.string() },
  'case.cancelled': { caseId },
  'case.settled': { caseId },
  'case.link-asked': { caseId, eventId: z.uuid() },
  'case.problem-reported': { caseId, eventId: z.uuid() },
});
