import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { requireOwnPassword } from '../passwords/require-own-password.ts';
import { checkCode } from './check-code.ts';
import { hasPasskey, hasTwoStep } from './required.repository.ts';
import { findAuthenticator } from './safety.repository.ts';

export type Proof = { password: string; code: string };

/** For what weakens a login: both steps are asked for again. */
export const requireTwoSteps = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { password, code }: Proof,
): Promise<void> => {
  await requireOwnPassword(ctx, password);
  const known = await findAuthenticator(ctx.database, ctx.caller.user.id);
  if (!known?.confirmedAt) throw new AppError('wrong-state', { message: 'Two-step login is off.' });
  if (!(await checkCode(ctx, known, code))) throw fieldError('code', 'This code is not correct');
};

/**
 * For what adds a way to log in: as many steps as its owner logs in with. Where an administrator has to have two and has a
 * passkey, the password alone adds none: it would make its holder one who has two.
 */
export const requireOwnSteps = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  proof: Proof,
): Promise<{ isOn: boolean }> => {
  const { id, owesTwoStep } = ctx.caller.user;
  if (owesTwoStep && (await hasPasskey(ctx.database, id)))
    throw new AppError('wrong-state', { message: 'Please log in with your passkey first.' });
  const isOn = await hasTwoStep(ctx.database, id);
  await (isOn ? requireTwoSteps(ctx, proof) : requireOwnPassword(ctx, proof.password));
  return { isOn };
};
