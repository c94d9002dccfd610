import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

interface ContinueFormProps {
  order: { reference: string; asksForTerms?: boolean };
  idempotencyKey: string;
  failure?: FormFailure;
}

/** Leads to the same card page as before, as long as it is open; of what was sold by phone, once the terms are agreed to. */
export function ContinueForm({ order, idempotencyKey, failure }: ContinueFormProps) {
  const form = useFormIssues(failure);
  const { reference, asksForTerms } = order;
  return (
    <Form
      intent="continue"
      failure={failure}
      idempotencyKey={idempotencyKey}
      preventScrollReset
      className="grid justify-items-start gap-3"
    >
      <input type="hidden" name="reference" value={reference} />
      {asksForTerms && (
        <Checkbox
          name="agreeTerms"
          defaultChecked={form.enteredValue('agreeTerms') === 'on'}
          error={form.errorOf('agreeTerms')}
          label={
            <>
              I agree to the{' '}
              <TextLink to="/terms" target="_blank">
                Terms and Conditions
              </TextLink>{' '}
              and have read the{' '}
              <TextLink to="/refund" target="_blank">
                refund policy
              </TextLink>
            </>
          }
        />
      )}
      <SubmitButton busyLabel="Processing...">Continue to payment</SubmitButton>
    </Form>
  );
}
