import type { z } from 'zod';
import type { certificateRow } from '#contracts/certificates/admin-certificates.ts';
import type { ownCertificate } from '#contracts/certificates/certificates.ts';
import { type CertificateState, certificateState } from '#domain/certificates/certificate-state.ts';
import { localDate } from '#domain/time/local-date.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import type { Certificate } from './certificates.repository.ts';

export const stateAt = (
  { revokedAt, supersededBy, expiresOn }: Pick<Certificate, 'revokedAt' | 'supersededBy' | 'expiresOn'>,
  now: Date,
): CertificateState =>
  certificateState(
    { isRevoked: revokedAt !== null, isSuperseded: supersededBy !== null, expiresOn },
    localDate(localDateIn(now, ACADEMY_ZONE)),
  );

export const presentRevoked = ({ revokedAt, revokeReason }: Certificate) =>
  revokedAt && { at: revokedAt.toISOString(), reason: revokeReason };

export const presentOwn = (
  certificate: Certificate,
  { now, renewPath }: { now: Date; renewPath: string | null },
): z.input<typeof ownCertificate> => ({
  number: certificate.number,
  state: stateAt(certificate, now),
  says: certificate.snapshot,
  isDrawn: certificate.pdfBytes !== null,
  renewPath,
});

export const presentRow = (certificate: Certificate, now: Date): z.input<typeof certificateRow> => {
  const { snapshot } = certificate;
  return {
    _id: certificate.id,
    number: certificate.number,
    state: stateAt(certificate, now),
    name: snapshot.name,
    course: { title: snapshot.course.title, code: snapshot.course.code, kind: snapshot.course.kind },
    issuedOn: snapshot.issuedOn,
    expiresOn: certificate.expiresOn,
    issuedBy: certificate.issuedBy,
    issueReason: certificate.issueReason,
    revoked: presentRevoked(certificate),
    replacedBy: certificate.replacedBy,
    isDrawn: certificate.pdfBytes !== null,
  };
};
