import type { beginAuthenticator as call } from '#contracts/accounts/safety.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { sealOwner } from './field-seal.ports.ts';
import { authenticatorUri, newSecret } from './one-time-codes.ts';
import { requireOwnSteps } from './require-two-steps.ts';
import { putNext, putUnconfirmed } from './safety.repository.ts';

/** Begun again, it is another secret. One that is in use goes on counting until a code of the new one is confirmed. */
export const beginAuthenticator = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  proof: InputOf<typeof call>,
): Promise<{ secret: string; uri: string }> => {
  const { id: userId, email } = ctx.caller.user;
  const { isOn } = await requireOwnSteps(ctx, proof);
  const secret = newSecret();
  const sealedSecret = ctx.ports.fieldSeal.close(secret, sealOwner(userId));
  const isPut = await ctx.transact(({ db, now }) =>
    isOn ? putNext(db, { userId, sealedSecret }) : putUnconfirmed(db, { userId, sealedSecret, now }),
  );
  // Switched on or off meanwhile, in another window.
  if (!isPut) throw new AppError('conflict');
  const issuer = new URL(ctx.ports.publicUrl).host;
  return { secret, uri: authenticatorUri(secret, { label: email, issuer }) };
};
