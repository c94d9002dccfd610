import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { Step } from '#web/ui/layout/step.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { cancelButton } from '../plan-words.ts';

const REASONS = [
  'The date does not suit me any more',
  'I am ill, or somebody in my family is',
  'My employer does not pay for it',
  'I have found another course',
  'Another reason',
];

/** What leaves with the course, and the button that says what comes back. */
export function CancelPanel({ options, failure }: { options: LineOptions; failure?: FormFailure }) {
  const { cancel, companions, reference } = options;
  return (
    <Form intent="cancel" failure={failure}>
      <input type="hidden" name="refundEur" value={cancel.refundEur} />
      <input type="hidden" name="creditEur" value={cancel.creditEur} />
      <Step number={2} title="Why, if you like" aside="optional">
        <SelectField name="reason" label="Reason" options={REASONS} placeholder="Choose one" />
      </Step>
      <div className="grid gap-5 border-t border-ink pt-5 md:ps-10">
        {companions.length > 0 && (
          <Notice tone="warning">
            {companions.map(({ code, title }) => `${code} ${title}`).join(', ')} came with this course and{' '}
            {companions.length > 1 ? 'leave' : 'leaves'} your library. What you completed and its certificate
            stay.
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="danger">{cancelButton(cancel)}</SubmitButton>
          <ButtonLink variant="outline" to={`/orders/${reference}`}>
            Keep my seat
          </ButtonLink>
        </div>
        <p className="text-sm text-pretty text-muted">
          {cancel.refundEur > 0 && 'Banks take three to ten working days to show it. '}
          This cannot be undone; a new seat is at the price of that day.
        </p>
      </div>
    </Form>
  );
}
