import type { CertificateRow } from '#contracts/certificates/admin-certificates.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { longDay, momentIn } from '#web/lib/format.ts';
import { CERTIFICATES } from '#web/lib/office-paths.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { StateLamp } from '../state-lamp.tsx';

/** A certificate as staff see it: what became of it, by whom and why. */
export function OfficeFacts({ certificate }: { certificate: CertificateRow }) {
  const { number, state, course, issuedOn, issuedBy, issueReason, expiresOn, revoked, replacedBy, isDrawn } =
    certificate;
  return (
    <KeyValue layout="wide">
      <KeyValueRow term="Number">{number}</KeyValueRow>
      <KeyValueRow term="State">
        <StateLamp state={state} />
      </KeyValueRow>
      <KeyValueRow term="Course">
        {course.title} ({course.code})
      </KeyValueRow>
      <KeyValueRow term="Issued">
        {longDay(issuedOn)}
        {issuedBy ? `, by hand: ${issueReason || 'from the list of who was due'}` : ', by the rules'}
      </KeyValueRow>
      <KeyValueRow term="Valid to">{expiresOn === null ? 'for life' : longDay(expiresOn)}</KeyValueRow>
      {revoked && (
        <KeyValueRow term="Revoked">
          {momentIn(ACADEMY_ZONE, revoked.at)}: {revoked.reason}
        </KeyValueRow>
      )}
      {replacedBy && (
        <KeyValueRow term="Replaced by">
          <TextLink to={`${CERTIFICATES}/${replacedBy}`}>{replacedBy}</TextLink>
        </KeyValueRow>
      )}
      <KeyValueRow term="PDF">
        {isDrawn ? <a href={`/api/certificates/${number}/file`}>Download</a> : 'is being drawn'}
      </KeyValueRow>
    </KeyValue>
  );
}
