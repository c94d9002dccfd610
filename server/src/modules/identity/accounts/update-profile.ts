import type { updateProfile as updateProfileCall } from '#contracts/accounts/profile.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { certificateNameOf } from '#domain/certificates/certificate-name.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { requireWritable } from '#server/calls/require-writable.ts';
import { identityEvents } from '../identity.events.ts';
import { requireUser } from './require-user.ts';
import { type User, updateUser } from './users.repository.ts';

/**
 * A name that no certificate can show is refused where it is given for one; the names themselves may be in any writing. Who
 * only changes something else is not asked.
 */
export const updateProfile = async (
  ctx: SignedInCtx,
  input: InputOf<typeof updateProfileCall>,
): Promise<User> => {
  const { id } = ctx.caller.user;
  const name = certificateNameOf(input);
  if (name !== certificateNameOf(await requireUser(ctx.db, id))) {
    await requireWritable('certificateName', name);
    await announce(ctx, identityEvents['user.renamed'], { userId: id });
  }
  return updateUser(ctx.db, id, { ...input, updatedAt: ctx.now });
};
