import { RATING_WORDS, REVIEW_LENGTH } from '#contracts/review-options.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldGrid } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

const RATINGS = RATING_WORDS.map((word, index) => ({
  value: String(index + 1),
  label: `${index + 1} ${word}`,
}));

interface ReviewFormProps {
  allowsAnonymous: boolean;
  failure?: FormFailure;
}

export function ReviewForm({ allowsAnonymous, failure }: ReviewFormProps) {
  const form = useFormIssues(failure);
  return (
    <Form intent="review" failure={failure} className="max-w-160">
      <FieldGrid>
        <RadioGroup legend="Your rating" options={RATINGS} {...form.field('rating')} />
        <TextArea
          label="Your review"
          rows={8}
          dir="auto"
          maxLength={REVIEW_LENGTH}
          counter
          hint="What would you tell a colleague who thinks of going? Please name no patients."
          {...form.field('text')}
        />
        {allowsAnonymous && (
          <Checkbox
            name="isAnonymous"
            label="Do not show my name"
            hint="It then says “A participant”."
            defaultChecked={form.enteredValue('isAnonymous') === 'on'}
            error={form.errorOf('isAnonymous')}
            className="col-span-6"
          />
        )}
      </FieldGrid>
      <div className="mt-6 grid justify-items-start gap-3">
        <SubmitButton busyLabel="Sending...">Send review</SubmitButton>
        <p className="text-sm text-muted">
          We read every review before it is shown. It can be sent once and not be changed afterwards.
        </p>
      </div>
    </Form>
  );
}
