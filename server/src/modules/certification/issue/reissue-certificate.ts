import { certificateNumber, DRAWN_SIGNS } from '#domain/certificates/certificate-number.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { requireWritable } from '#server/calls/require-writable.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import {
  type Certificate,
  insertCertificates,
  lockCertificates,
  type NewCertificate,
  updateCertificate,
} from '../certificates.repository.ts';
import { certificationEvents } from '../certification.events.ts';

type Input = { number: string; name: string; reason: string };

/** With a corrected name and a number of its own: all else stays as it was certified, also the day of issue. */
export const reissueCertificate = async (
  ctx: SignedInCtx,
  { number, name, reason }: Input,
): Promise<string> => {
  const [before] = await lockCertificates(ctx.db, [number]);
  if (!before) throw new AppError('not-found');
  requireStanding(before);
  await requireWritable('name', name);
  const next = followerOf(before, { name, reason, by: ctx.caller.user.id, at: ctx.now });
  // First the old one: two that stand for the same way through a course are refused.
  await updateCertificate(ctx.db, before.id, { supersededBy: next.id });
  await insertCertificates(ctx.db, [next]);
  await recordAudit(ctx, {
    action: 'certificate.reissued',
    objectKind: 'certificate',
    objectId: before.id,
    before: { number: before.number, name: before.snapshot.name },
    after: { number: next.number, name, reason },
  });
  await announce(ctx, certificationEvents['certificate.issued'], { certificateId: next.id });
  return next.number;
};

const requireStanding = ({ revokedAt, supersededBy }: Certificate): void => {
  if (supersededBy !== null)
    throw new AppError('wrong-state', { message: 'This certificate was replaced already.' });
  if (revokedAt !== null)
    throw new AppError('wrong-state', {
      message: 'This certificate was revoked. Issue another from the list of who is held back.',
    });
};

type Correction = { name: string; reason: string; by: string; at: Date };

const followerOf = (before: Certificate, { name, reason, by, at }: Correction): NewCertificate => {
  const { formerNumber, enrolmentId, attempt, type, userId, courseId, snapshot, findings, expiresOn } =
    before;
  return {
    ...{ formerNumber, enrolmentId, attempt, type, userId, courseId, findings, expiresOn },
    id: uuidv7(),
    number: certificateNumber(randomBase32(DRAWN_SIGNS)),
    snapshot: { ...snapshot, name },
    issuedAt: at,
    issuedBy: by,
    issueReason: reason,
  };
};
