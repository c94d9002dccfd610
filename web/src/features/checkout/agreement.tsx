import type { ReactNode } from 'react';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

interface AgreementProps {
  form: FormIssues;
  confirmations: readonly { key: string; label: string }[];
  /** What was read besides the terms: the 'cancellation dates' of something dated, else the 'refund policy'. */
  policy: ReactNode;
  /** A guest's page has a second box for the terms, in the registration. */
  termsId: string;
}

export const PolicyLink = ({ children }: { children: ReactNode }) => (
  <TextLink to="/refund" target="_blank">
    {children}
  </TextLink>
);

/** What is asked to be confirmed, and the terms. All unticked at first. */
export function Agreement({ form, confirmations, policy, termsId }: AgreementProps) {
  return (
    <div>
      {confirmations.length > 0 && (
        <fieldset className="mb-4">
          <legend className="text-md font-strong">Please confirm</legend>
          {confirmations.map(({ key, label }) => (
            <Checkbox
              key={key}
              id={`confirmations.${key}`}
              name="confirmations"
              value={key}
              label={label}
              error={form.errorOf(`confirmations.${key}`)}
            />
          ))}
        </fieldset>
      )}
      <Checkbox
        id={termsId}
        name="agreeTerms"
        defaultChecked={form.enteredValue('agreeTerms') === 'on'}
        error={form.errorOf('agreeTerms')}
        label={
          <>
            I agree to the{' '}
            <TextLink to="/terms" target="_blank">
              Terms and Conditions
            </TextLink>{' '}
            and have read the {policy}
          </>
        }
      />
    </div>
  );
}
