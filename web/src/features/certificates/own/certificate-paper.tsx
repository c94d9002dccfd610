import type { CSSProperties } from 'react';
import type { OwnCertificate } from '#contracts/certificates/certificates.ts';
import type { Site } from '#contracts/site/site.ts';
import { longDay, positionInYear } from '#web/lib/format.ts';
import { QrCode } from '#web/ui/pictures/qr-code.tsx';
import { courseText, lengthText, TYPES } from '../certificate-words.ts';
import { didWords } from './did-words.ts';
import './certificate-paper.css';

interface PaperProps {
  certificate: OwnCertificate;
  site: Pick<Site, 'brand' | 'publicUrl'> | undefined;
}

/** The paper as its PDF has it, in hundredths of its width: it scales and never reflows. */
export function CertificatePaper({ certificate: { says, number }, site }: PaperProps) {
  const brand = site?.brand.name ?? '';
  const facts = [
    { term: 'Issued', value: longDay(says.issuedOn) },
    { term: 'Valid to', value: says.expiresOn === null ? 'For life' : longDay(says.expiresOn) },
    ...(says.scorePercent === null ? [] : [{ term: 'Test', value: `${says.scorePercent}%` }]),
    ...(says.cpdPoints === null ? [] : [{ term: 'CPD points', value: String(says.cpdPoints) }]),
  ];
  return (
    <article className="paper" aria-label={TYPES[says.type]}>
      <div className="paper-page">
        <div className="paper-top">
          <span className="paper-brand">{brand}</span>
          <span>{TYPES[says.type]}</span>
        </div>
        <div className="paper-name">
          <p>{brand} certifies that</p>
          <p className="paper-person" data-long={says.name.length > 28 || undefined}>
            <bdi>{says.name}</bdi>
          </p>
          <p>{didWords(says)}</p>
          <p className="paper-course" data-long={says.course.title.length > 60 || undefined}>
            <bdi>{says.course.title}</bdi>
          </p>
          <p className="num">
            {courseText({ ...says.course, title: '' }).replace(/^ \(|\)$/g, '')}, {lengthText(says.minutes)}
          </p>
          <div
            className="paper-year"
            role="img"
            aria-label={`${longDay(says.issuedOn)} in its year`}
            style={{ '--x': `${positionInYear(says.issuedOn)}%` } as CSSProperties}
          />
        </div>
        <div className="paper-number num">
          {says.hasQr && site && (
            <QrCode text={`${site.publicUrl}/verify/${number}`} label="Code that leads to its verification" />
          )}
          <p>
            Enter the number at /verify
            <strong>
              <bdi dir="ltr">{number}</bdi>
            </strong>
          </p>
        </div>
        <dl className="paper-facts num">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="paper-foot">
          {[...says.signatories, { name: says.issuer.name, role: says.issuer.address }].map(
            ({ name, role }) => (
              <p key={name}>
                <strong>{name}</strong>
                {role}
              </p>
            ),
          )}
        </div>
      </div>
    </article>
  );
}
