import { RATING_WORDS, REVIEW_LENGTH } from '#contracts/reviews/review-options.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { RadioGroup } from '#web/ui/controls/radio-group.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import type { WrittenReview } from './own-review.tsx';

const RATINGS = RATING_WORDS.map((word, index) => ({
  value: String(index + 1),
  label: `${index + 1} ${word}`,
}));

interface ReviewFormProps {
  /** What is to be changed; without it the first is written. */
  review?: WrittenReview | null;
  allowsAnonymous: boolean;
  failure?: FormFailure;
}

export function ReviewForm({ review, allowsAnonymous, failure }: ReviewFormProps) {
  const form = useFormIssues(failure);
  return (
    <Form intent={review ? 'change' : 'review'} failure={failure} className="max-w-160">
      <FieldGrid>
        <RadioGroup
          legend="Your rating"
          options={RATINGS}
          {...form.field('rating', review?.rating.toString())}
        />
        <TextArea
          label="Your review"
          rows={8}
          dir="auto"
          maxLength={REVIEW_LENGTH}
          counter
          hint="What would you tell a colleague who thinks of going? Please name no patients."
          {...form.field('text', review?.text)}
        />
        {(allowsAnonymous || review?.isAnonymous) && (
          <Checkbox
            name="isAnonymous"
            label="Do not show my name"
            hint="It then says “A participant”."
            defaultChecked={failure ? form.enteredValue('isAnonymous') === 'on' : review?.isAnonymous}
            error={form.errorOf('isAnonymous')}
            className="col-span-6"
          />
        )}
      </FieldGrid>
      <div className="mt-6 grid justify-items-start gap-3">
        <div className="flex flex-wrap gap-3">
          <SubmitButton busyLabel="Sending...">Send review</SubmitButton>
          {review && <ButtonLink to=".">Cancel</ButtonLink>}
        </div>
        <p className="text-sm text-muted">
          {review
            ? 'We read a changed review again. Until then it is not shown and does not count.'
            : 'We read every review before it is shown. You can change it later; it is then read again.'}
        </p>
      </div>
    </Form>
  );
}
