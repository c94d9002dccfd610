import type { Erasure } from '#contracts/people/admin-people.ts';
import { whyNotTakeAway } from '#domain/people/why-not-take-away.ts';
import type { Ctx, ReadCtx, SignedInCaller } from '#server/calls/context.ts';
import { listSeatsToCome } from '../../enrolments/index.ts';
import { addressesOf, countAdministrators, requireUser, type User } from '../../identity/index.ts';

/** Everything that has to be settled before somebody is erased, as sentences for who asks. */
export const findObstacles = async (
  { db, ports }: Pick<ReadCtx, 'db' | 'ports'>,
  user: User,
): Promise<string[]> => {
  const person = { id: user.id, addresses: await addressesOf(db, user) };
  const found: string[] = [];
  for (const { findObstacle } of ports.personKeepers) {
    const obstacle = await findObstacle?.(db, person);
    if (obstacle) found.push(obstacle);
  }
  return [...new Set(found)];
};

type ReadsAsOneself = Pick<Ctx, 'ports'> & Pick<ReadCtx, 'db'> & { caller: SignedInCaller };

/** What stands in the way of erasing somebody now; of who was erased nothing does. */
export const getErasure = async (ctx: ReadsAsOneself, id: string): Promise<Erasure> => {
  const user = await requireUser(ctx.db, id);
  if (user.erasedAt) return { obstacles: [], seats: [] };
  const whyKept = whyNotTakeAway({
    isOneself: id === ctx.caller.user.id,
    isAdministrator: user.role === 'admin' && user.disabledAt === null,
    administrators: await countAdministrators(ctx.db),
  });
  return {
    obstacles: whyKept ? [whyKept] : await findObstacles(ctx, user),
    seats: await listSeatsToCome(ctx.db, id),
  };
};
