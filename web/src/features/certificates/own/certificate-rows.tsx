import type { OwnCertificate } from '#contracts/certificates/certificates.ts';
import { dotted, longDay } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { lengthText, pointsText } from '../certificate-words.ts';
import { StateLamp } from '../state-lamp.tsx';

/** Each with what it is good for and until when, the newest first. */
export function CertificateRows({ certificates }: { certificates: readonly OwnCertificate[] }) {
  return (
    <ul className="grid border-t border-hairline">
      {certificates.map((certificate) => (
        <CertificateRow key={certificate.number} certificate={certificate} />
      ))}
    </ul>
  );
}

function CertificateRow({
  certificate: { number, state, says, isDrawn, renewPath },
}: {
  certificate: OwnCertificate;
}) {
  const { course, minutes, cpdPoints, issuedOn, expiresOn } = says;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-hairline py-4 md:grid-cols-[minmax(0,1fr)_8rem_auto] md:items-start">
      <div className="grid min-w-0 gap-1">
        <h3 className="text-lg">
          <TextLink to={`/certificates/${number}`} look="quiet">
            <bdi>{course.title}</bdi>
          </TextLink>
        </h3>
        <p className="num text-sm text-muted">
          {dotted(number, course.code, lengthText(minutes), pointsText(cpdPoints))}
        </p>
        <p className="num text-sm text-muted">
          Issued {longDay(issuedOn)},{' '}
          {expiresOn === null ? 'valid for life' : `valid to ${longDay(expiresOn)}`}
          {renewPath && (
            <>
              . <TextLink to={renewPath}>Renew it</TextLink>
            </>
          )}
        </p>
      </div>
      <StateLamp state={state} />
      <p className="flex flex-wrap gap-x-5 text-md">
        {isDrawn && <a href={`/api/certificates/${number}/file`}>Download PDF</a>}
        <TextLink to={`/verify/${number}`}>Public page</TextLink>
      </p>
    </li>
  );
}
