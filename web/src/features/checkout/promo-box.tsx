import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

const MAXIMUM = 20;

interface PromoFormProps {
  failure?: FormFailure;
  /** Codes are written in capitals, or as they are typed: they mean the same. */
  inCapitals: boolean;
}

/** One code at a time. It is a form of its own, so that Enter applies the code and does not pay. */
export function PromoForm({ failure, inCapitals }: PromoFormProps) {
  const form = useFormIssues(failure);
  const field = form.field('promoCode');
  return (
    <Form
      intent="apply-promo"
      failure={failure?.issues?.length ? undefined : failure}
      preventScrollReset
      className="max-w-90"
    >
      <div role={field.error ? 'alert' : undefined} className="flex items-start gap-2">
        <TextField
          label="Promo code"
          optional
          className="flex-1"
          maxLength={MAXIMUM}
          autoComplete="off"
          autoCapitalize={inCapitals ? 'characters' : 'none'}
          spellCheck={false}
          {...field}
          onChange={(event) => {
            if (inCapitals) event.target.value = event.target.value.toUpperCase();
            field.onChange(event);
          }}
        />
        <SubmitButton variant="outline" className="mt-6.5">
          Apply
        </SubmitButton>
      </div>
    </Form>
  );
}

interface AppliedPromoProps {
  code: string;
  /** '€100.00'; nothing where the code has lost its effect since. */
  saving: string | null;
  failure?: FormFailure;
}

export function AppliedPromo({ code, saving, failure }: AppliedPromoProps) {
  return (
    <Form intent="remove-promo" failure={failure} preventScrollReset>
      <Notice
        tone={saving ? 'success' : 'warning'}
        live
        title={saving ? `Promo code ${code} applied` : `Promo code ${code} no longer applies`}
        action={
          <SubmitButton variant="outline" aria-label={`Remove promo code ${code}`}>
            Remove
          </SubmitButton>
        }
      >
        {saving ? <span className="num">You save {saving}</span> : 'Please remove it to go on.'}
      </Notice>
    </Form>
  );
}
