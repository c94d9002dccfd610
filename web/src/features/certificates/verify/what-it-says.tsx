import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { badgePath, linesOf } from '../certificate-words.ts';
import { ComparePdf } from './compare-pdf.tsx';
import type { Verification } from './verdict-words.ts';

interface CertificateProps {
  certificate: NonNullable<Verification['certificate']>;
}

/** Every line of the paper, also of one that counts no more: a copy that goes round is recognised by it. */
export function WhatItSays({ certificate }: CertificateProps) {
  const { state, says, number, pdfSha256, replacedBy, hasBadge } = certificate;
  const isGood = state === 'valid';
  return (
    <>
      <Reason certificate={certificate} />
      <Section
        title={isGood ? 'What it says' : 'What it said'}
        intro={
          isGood
            ? 'Compare every line with the paper. If one differs, the paper was changed.'
            : 'Kept so that a copy in circulation can be recognized.'
        }
        className={isGood ? 'border-t-0! pt-(--s6)!' : ''}
      >
        <KeyValue layout="wide">
          {linesOf(says, number).map(({ term, value }) => (
            <KeyValueRow key={term} term={term}>
              {term === 'Valid to' && !isGood ? <s>{value}</s> : <bdi>{value}</bdi>}
            </KeyValueRow>
          ))}
        </KeyValue>
        <div className="mt-6 grid gap-6">
          {replacedBy && (
            <p>
              <TextLink to={`/verify/${replacedBy}`}>See the one that takes its place, {replacedBy}</TextLink>
            </p>
          )}
          {hasBadge && (
            <p>
              <TextLink to={badgePath(number, 'json')} reloadDocument>
                Signed record (JSON)
              </TextLink>
            </p>
          )}
          {pdfSha256 && <ComparePdf sha256={pdfSha256} />}
        </div>
      </Section>
    </>
  );
}

function Reason({ certificate: { revoked, replacedBy, state } }: CertificateProps) {
  if (revoked)
    return (
      <Section title="Why" className="border-t-0! pt-(--s6)! pb-(--s7)!">
        <p className="max-w-[60ch]">{revoked.reason}</p>
      </Section>
    );
  if (state !== 'superseded' || !replacedBy) return null;
  return (
    <Section title="Why" className="border-t-0! pt-(--s6)! pb-(--s7)!">
      <p className="max-w-[60ch]">
        It was issued again with a correction, as a misspelt name. The new one has the number{' '}
        <TextLink to={`/verify/${replacedBy}`}>{replacedBy}</TextLink>.
      </p>
    </Section>
  );
}
