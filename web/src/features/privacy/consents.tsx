import type { ShownConsent } from '#contracts/accounts/privacy.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { consentText } from '#web/lib/privacy/consent-text.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { PRIVACY_WORDS as words } from './privacy-words.ts';

interface ConsentsProps {
  consents: readonly ShownConsent[];
  failure: FormFailure | undefined;
}

/** What was agreed to; news can be had no more. */
export function Consents({ consents, failure }: ConsentsProps) {
  if (consents.length === 0) return <p>{words.none}</p>;
  const hasNews = consents.some(({ what, withdrawnAt }) => what === 'newsletter' && !withdrawnAt);
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="grid gap-3">
        {consents.map((consent) => (
          <li key={`${consent.what} ${consent.at} ${consent.reference}`}>
            {consentText(consent)}
            {consent.reference && (
              <>
                {' '}
                <TextLink to={`/orders/${consent.reference}`}>{consent.reference}</TextLink>
              </>
            )}
          </li>
        ))}
      </ul>
      {hasNews && (
        <Form intent="no-news" failure={failure} className="grid gap-4">
          <SubmitButton variant="outline">No more news by email</SubmitButton>
        </Form>
      )}
    </div>
  );
}
