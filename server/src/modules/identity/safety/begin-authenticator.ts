import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { requireOwnPassword } from '../passwords/require-own-password.ts';
import { sealOwner } from './field-seal.ports.ts';
import { authenticatorUri, newSecret } from './one-time-codes.ts';
import { putUnconfirmed } from './safety.repository.ts';

/** Begun again, it is another secret; one that is in use is switched off first, with a code of it. */
export const beginAuthenticator = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { password }: { password: string },
): Promise<{ secret: string; uri: string }> => {
  await requireOwnPassword(ctx, password);
  const { id: userId, email } = ctx.caller.user;
  const secret = newSecret();
  const sealedSecret = ctx.ports.fieldSeal.close(secret, sealOwner(userId));
  const isPut = await ctx.transact(({ db, now }) => putUnconfirmed(db, { userId, sealedSecret, now }));
  if (!isPut) throw new AppError('wrong-state', { message: 'Two-step login is on already.' });
  const issuer = new URL(ctx.ports.publicUrl).host;
  return { secret, uri: authenticatorUri(secret, { label: email, issuer }) };
};
