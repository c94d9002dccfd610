import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { signBadge } from '../badges/index.ts';
import { type Certificate, findCertificate } from '../certificates.repository.ts';
import { statusListAddress } from './sign-list.ts';
import { requireSigningKey } from './signing-key.ts';

/**
 * The badge of a certificate, signed anew each time, also of one that counts no more: its list says so. To its owner it
 * names the hashed e-mail address, by which collections of badges know them; a stranger could try out addresses on it.
 */
export const signCertificateBadge = async (ctx: Ctx, { number }: { number: string }) => {
  const certificate = await findCertificate(ctx.db, number);
  if (!certificate?.snapshot.hasBadge) throw new AppError('not-found');
  const { ports, caller, now } = ctx;
  const { snapshot, statusIndex, userId } = certificate;
  const owner = caller.user?.id === userId ? caller.user : null;
  const badge = await signBadge(
    {
      number,
      snapshot,
      statusIndex,
      email: owner?.email ?? null,
      addresses: {
        verification: `${ports.publicUrl}/verify/${number}`,
        achievement: achievementOf(certificate, ports.publicUrl),
        statusList: (list) => statusListAddress(ports.publicUrl, list),
      },
    },
    await requireSigningKey(ctx),
    now,
  );
  return { badge, code: snapshot.course.code, year: snapshot.issuedOn.slice(0, 4) };
};

/** The same for everybody with this course; one that was taken over stands for itself. */
const achievementOf = ({ courseId, number }: Certificate, publicUrl: string): string =>
  courseId ? `urn:uuid:${courseId}` : `${publicUrl}/verify/${number}#achievement`;
