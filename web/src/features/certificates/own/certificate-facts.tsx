import type { OwnCertificate } from '#contracts/certificates/certificates.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { badgePath } from '../certificate-words.ts';
import { StateLamp } from '../state-lamp.tsx';

/** What there is beside the paper itself. */
export function CertificateFacts({ certificate }: { certificate: OwnCertificate }) {
  const { number, state, says, isDrawn, renewPath } = certificate;
  return (
    <aside className="grid content-start gap-5">
      <KeyValue>
        <KeyValueRow term="Number">{number}</KeyValueRow>
        <KeyValueRow term="State">
          <StateLamp state={state} />
        </KeyValueRow>
        <KeyValueRow term="Paper">{isDrawn ? 'A4 landscape, 2 pages' : 'is being drawn'}</KeyValueRow>
        <KeyValueRow term="Languages">English, Arabic</KeyValueRow>
      </KeyValue>
      <div className="grid gap-2">
        <ButtonLink size="sm" wide to={`/verify/${number}`}>
          Open its public page
        </ButtonLink>
        {says.hasBadge && (
          <div className="grid grid-cols-2 gap-2">
            <ButtonLink size="sm" wide to={badgePath(number, 'png')} reloadDocument>
              Badge, PNG
            </ButtonLink>
            <ButtonLink size="sm" wide to={badgePath(number, 'json')} reloadDocument>
              Badge, JSON
            </ButtonLink>
          </div>
        )}
        {renewPath && (
          <ButtonLink size="sm" wide to={renewPath}>
            Renew it
          </ButtonLink>
        )}
      </div>
      <p className="text-xs text-muted">
        A misspelt name is corrected by issuing a new number; the old one then says “Replaced”. Please write
        to the course office.
      </p>
    </aside>
  );
}
