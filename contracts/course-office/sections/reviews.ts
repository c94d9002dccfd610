import { section, tick } from './cleaned.ts';

/** Whether participants are asked for a review, and may stay unnamed in it. */
export const reviewsSection = section({
  enabled: tick(),
  requireVerifiedEnrollment: tick(),
  allowAnonymous: tick(),
});
