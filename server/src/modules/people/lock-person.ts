import { whyNotTakeAway } from '#domain/people/why-not-take-away.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { lockAdministrators, lockUser, type User } from '../identity/index.ts';

type Locked = { user: User; whyKept: string | null };

/**
 * The person, locked after all administrators: of two who take the role from one another at once, the second counts what the
 * first has left.
 */
export const lockPerson = async ({ db, caller }: SignedInCtx, id: string): Promise<Locked> => {
  const administrators = await lockAdministrators(db);
  const user = await lockUser(db, id);
  if (!user) throw new AppError('not-found');
  if (user.erasedAt) throw new AppError('wrong-state', { message: 'This person was erased.' });
  const whyKept = whyNotTakeAway({
    isOneself: id === caller.user.id,
    isAdministrator: administrators.includes(id),
    administrators: administrators.length,
  });
  // Whoever asks may have lost the role while they waited for the lock.
  if (!administrators.includes(caller.user.id)) throw new AppError('not-allowed');
  return { user, whyKept };
};
