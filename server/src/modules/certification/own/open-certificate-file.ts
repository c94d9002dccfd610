import { isStaff } from '#server/calls/access.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { findCertificate } from '../certificates.repository.ts';
import { fileKey } from '../issue/draw-certificate.ts';

/** Of one’s own, and for staff of anybody’s; to others there is none. */
export const openCertificateFile = async ({ db, caller }: SignedInCtx, { number }: { number: string }) => {
  const found = await findCertificate(db, number);
  if (!found || !(isStaff(caller) || found.userId === caller.user.id)) throw new AppError('not-found');
  if (found.pdfBytes === null)
    throw new AppError('not-found', {
      message: found.pdfSha256
        ? 'The paper of this certificate was thrown away when its person was erased.'
        : 'This certificate is being drawn. Please try again in a minute.',
    });
  return { number: found.number, key: fileKey(found.id), bytes: found.pdfBytes };
};
