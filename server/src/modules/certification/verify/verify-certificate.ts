import { readCertificateNumber } from '#domain/certificates/certificate-number.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { presentRevoked, stateAt } from '../certificate.present.ts';
import { findCertificate } from '../certificates.repository.ts';

/** Whoever has a number is told all that its certificate says; of any other number nothing is told, and always the same. */
export const verifyCertificate = async ({ db, now }: ReadCtx, { number: typed }: { number: string }) => {
  const read = readCertificateNumber(typed);
  const found = read.number === null ? undefined : await findCertificate(db, read.number);
  const checkedAt = now.toISOString();
  if (!found) return { checkedAt, certificate: null, likely: read.number === null ? read.likely : null };
  const { hasBadge, hasQr: _, ...says } = found.snapshot;
  return {
    checkedAt,
    likely: null,
    certificate: {
      state: stateAt(found, now),
      number: found.number,
      says,
      hasBadge,
      pdfSha256: found.pdfSha256,
      revoked: presentRevoked(found),
      replacedBy: found.replacedBy,
    },
  };
};
