import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';

interface GiveUpFormProps {
  reference: string;
  failure?: FormFailure;
}

export const GiveUpForm = ({ reference, failure }: GiveUpFormProps) => (
  <ConfirmedForm
    intent="abandon"
    failure={failure}
    label="Give up this order"
    title={`Give up order ${reference}?`}
    cancelLabel="Keep it"
    fields={<input type="hidden" name="reference" value={reference} />}
  >
    The card page is closed and your seat becomes free for others. Nothing has been charged for this order.
  </ConfirmedForm>
);
