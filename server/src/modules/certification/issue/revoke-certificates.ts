import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { lockCertificates, updateCertificate } from '../certificates.repository.ts';
import { certificationEvents } from '../certification.events.ts';
import { stopAskingAbout } from '../office/ask-about-refunded.ts';

type Input = { numbers: string[]; reason: string };

/** Shown to whoever verifies from now on; those that were revoked before keep their reason. */
export const revokeCertificates = async (ctx: SignedInCtx, { numbers, reason }: Input): Promise<number> => {
  const found = await lockCertificates(ctx.db, numbers);
  if (found.length < new Set(numbers).size) throw new AppError('not-found');
  const standing = found.filter(({ revokedAt }) => revokedAt === null);
  const set = { revokedAt: ctx.now, revokedBy: ctx.caller.user.id, revokeReason: reason };
  for (const certificate of standing) {
    const { id, number } = certificate;
    await updateCertificate(ctx.db, id, set);
    await stopAskingAbout(ctx, certificate);
    await recordAudit(ctx, {
      action: 'certificate.revoked',
      objectKind: 'certificate',
      objectId: id,
      after: { number, reason },
    });
    await announce(ctx, certificationEvents['certificate.revoked'], { certificateId: id });
  }
  return standing.length;
};
