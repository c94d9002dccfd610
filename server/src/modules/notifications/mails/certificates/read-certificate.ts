import { formatLongDate, localDate } from '#domain/time/local-date.ts';
import type { Fact } from '#emails/letter.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Certificate, findCertificatesById } from '#server/modules/certification/index.ts';
import { findUser, type User } from '#server/modules/identity/index.ts';
import type { Owed } from '../mail.ts';

type CertificateIds = { certificateId: string };

/** Whose it is; of one that was taken over and belongs to no account, nobody. Once for each certificate. */
export const toHolder = async (
  ctx: Ctx,
  { certificateId }: CertificateIds,
): Promise<Owed<CertificateIds>[]> => {
  const held = await readHeld(ctx, certificateId);
  return held ? [{ recipient: held.user.email, about: certificateId, data: { certificateId } }] : [];
};

type Held = { certificate: Certificate; user: User };

export const readHeld = async (ctx: Ctx, certificateId: string): Promise<Held | null> => {
  const [certificate] = await findCertificatesById(ctx.db, [certificateId]);
  const user = certificate?.userId ? await findUser(ctx.db, certificate.userId) : null;
  return certificate && user ? { certificate, user } : null;
};

export const certificateFacts = ({ number, snapshot, expiresOn }: Certificate): Fact[] => [
  { label: 'Course', value: snapshot.course.title },
  { label: 'Name on it', value: snapshot.name },
  { label: 'Number', value: number },
  { label: 'Issued', value: formatLongDate(localDate(snapshot.issuedOn)) },
  { label: 'Valid to', value: expiresOn === null ? 'for life' : formatLongDate(expiresOn) },
];
