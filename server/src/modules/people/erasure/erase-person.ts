import type { InputOf } from '#contracts/endpoint.ts';
import type { peopleEndpoints, UserDetail } from '#contracts/people/admin-people.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { prepareUnknownPassword, requireRecentLogin, requireUser, type User } from '../../identity/index.ts';
import { getPerson } from '../get-person.ts';
import { lockPerson } from '../lock-person.ts';
import { eraseHeld, holdAlone } from './erase-locked.ts';
import { findObstacles } from './find-obstacles.ts';

const lockAll = async (ctx: SignedInCtx, id: string): Promise<User> => {
  const { user, whyKept } = await lockPerson(ctx, id);
  if (whyKept) throw new AppError('wrong-state', { message: whyKept });
  await holdAlone(ctx, user);
  const [obstacle] = await findObstacles(ctx, user);
  if (obstacle) throw new AppError('wrong-state', { message: obstacle });
  return user;
};

/** A pseudonym takes the place of the person for good; every part of the academy takes away what it need not keep. */
export const erasePerson = async (
  ctx: OuterCtx & { caller: SignedInCaller },
  { id, reason, password }: InputOf<typeof peopleEndpoints.deleteUser>,
): Promise<UserDetail> => {
  await requireUser(ctx.database, id);
  await requireRecentLogin(ctx, password);
  const { hash: passwordHash } = await prepareUnknownPassword();
  return ctx.transact(async (tx) => {
    const step = { ...tx, caller: ctx.caller };
    await eraseHeld(step, await lockAll(step, id), { reason, passwordHash });
    return getPerson(step, id);
  });
};
