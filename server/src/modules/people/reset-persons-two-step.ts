import type { InputOf } from '#contracts/endpoint.ts';
import type { peopleEndpoints, UserDetail } from '#contracts/people/admin-people.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { requireOwnPassword, resetTwoStep } from '../identity/index.ts';
import { getPerson } from './get-person.ts';
import { lockPerson } from './lock-person.ts';

/** Asks for the password however recent the login is: with it and a mailbox, an account is anybody's. */
export const resetPersonsTwoStep = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { id, reason, password }: InputOf<typeof peopleEndpoints.resetUserTwoStep>,
): Promise<UserDetail> => {
  if (id === ctx.caller.user.id)
    throw new AppError('wrong-state', { message: 'Your own two-step login is changed under Safety.' });
  await requireOwnPassword(ctx, password);
  return ctx.transact(async (step) => {
    const within = { ...step, caller: ctx.caller };
    const { user } = await lockPerson(within, id);
    await resetTwoStep(step, user, reason);
    return getPerson(within, id);
  });
};
