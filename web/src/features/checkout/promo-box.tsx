import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const MAXIMUM = 20;

interface PromoBoxProps {
  /** The code that the open order carries. */
  applied: string | null;
  /** '−€100.00' */
  saving: string | null;
  failure?: FormFailure;
}

/** One code at a time. It is a form of its own, so that Enter applies the code and does not pay. */
export function PromoBox({ applied, saving, failure }: PromoBoxProps) {
  if (applied) return <AppliedCode code={applied} saving={saving} />;
  return <PromoForm failure={failure} />;
}

function PromoForm({ failure }: { failure?: FormFailure }) {
  const form = useFormIssues(failure);
  const field = form.field('promoCode');
  return (
    <Form intent="apply-promo" preventScrollReset className="max-w-90">
      <div role={failure ? 'alert' : undefined} className="flex items-start gap-2">
        <TextField
          label="Promo code"
          optional
          className="flex-1"
          maxLength={MAXIMUM}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field}
          error={field.error ?? failure?.message}
          onChange={(event) => {
            event.target.value = event.target.value.toUpperCase();
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

function AppliedCode({ code, saving }: { code: string; saving: string | null }) {
  return (
    <Form intent="remove-promo" preventScrollReset>
      <Notice
        tone="success"
        live
        title={`Promo code ${code} applied`}
        action={
          <SubmitButton variant="outline" aria-label={`Remove promo code ${code}`}>
            Remove
          </SubmitButton>
        }
      >
        {saving && <span className="num">{saving}</span>}
      </Notice>
    </Form>
  );
}
