import { z } from 'zod';
import { declareEvents } from '#server/calls/events.ts';

const certificateId = z.uuid();

export const certificationEvents = declareEvents({
  'certificate.issued': { certificateId },
  'certificate.revoked': { certificateId },
  /** It is good for sixty days more. */
  'certificate.ending': { certificateId },
});
