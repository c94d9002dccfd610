import type { FormValues } from '../form-values.ts';
import { FormSection, TickInput } from '../inputs.ts';

export function ReviewsSection() {
  return (
    <FormSection id="reviews" summary={reviewsSummary}>
      <TickInput path="reviews.enabled" label="Ask participants for a review" />
      <TickInput
        path="reviews.requireVerifiedEnrollment"
        label="Only from people with a verified enrollment"
      />
      <TickInput path="reviews.allowAnonymous" label="Reviews may be anonymous" />
    </FormSection>
  );
}

export function reviewsSummary({ reviews }: FormValues): string {
  if (!reviews.enabled) return 'Off';
  return [
    'On',
    reviews.requireVerifiedEnrollment && 'verified',
    reviews.allowAnonymous && 'anonymous allowed',
  ]
    .filter(Boolean)
    .join(', ');
}
