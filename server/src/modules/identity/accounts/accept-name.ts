import { certificateNameOf } from '#domain/certificates/certificate-name.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { requireWritable } from '#server/calls/require-writable.ts';
import { identityEvents } from '../identity.events.ts';
import type { User } from './users.repository.ts';

type Named = Pick<User, 'certificateName' | 'firstName' | 'lastName'>;

/**
 * A name that no certificate can show is refused where it is given for one; the names themselves may be in any writing. Who
 * only changes something else is not asked.
 */
export const acceptName = async (ctx: Ctx, user: User, named: Named): Promise<void> => {
  const name = certificateNameOf(named);
  if (name === certificateNameOf(user)) return;
  await requireWritable('certificateName', name);
  await announce(ctx, identityEvents['user.renamed'], { userId: user.id });
};
