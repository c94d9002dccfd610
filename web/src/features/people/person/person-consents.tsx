import type { ShownConsent } from '#contracts/accounts/privacy.ts';
import { consentText } from '#web/lib/privacy/consent-text.ts';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

export const PersonConsents = ({ consents }: { consents: readonly ShownConsent[] }) => (
  <Sheet title="Agreed to">
    {consents.length === 0 && <p className="text-sm text-muted">Nothing yet.</p>}
    <ul className="grid gap-3 text-sm">
      {consents.map((consent) => (
        <li key={`${consent.what} ${consent.at} ${consent.reference}`}>
          {consentText(consent)}
          {consent.reference && (
            <>
              {' '}
              <TextLink to={`/admin/orders/${consent.reference}`}>{consent.reference}</TextLink>
            </>
          )}
        </li>
      ))}
    </ul>
  </Sheet>
);
