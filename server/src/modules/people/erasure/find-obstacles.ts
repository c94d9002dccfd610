import type { Erasure } from '#contracts/people/admin-people.ts';
import { whyNotTakeAway } from '#domain/people/why-not-take-away.ts';
import type { Ctx, ReadCtx, SignedInCaller } from '#server/calls/context.ts';
import { listSeatsToCome } from '../../enrolments/index.ts';
import { addressesOfAll, countAdministrators, requireUser, type User } from '../../identity/index.ts';

type Reads = Pick<ReadCtx, 'db' | 'ports'>;

/** By the id of each, everything that has to be settled before they are erased, as sentences for who asks. */
export const findObstaclesOf = async (
  { db, ports }: Reads,
  users: readonly User[],
): Promise<Map<string, string[]>> => {
  const addresses = await addressesOfAll(db, users);
  const people = users.map(({ id }) => ({ id, addresses: addresses.get(id) ?? [] }));
  const found = new Map(users.map(({ id }) => [id, new Set<string>()]));
  for (const { findObstacles: find } of ports.personKeepers)
    for (const [id, obstacle] of (await find?.(db, people)) ?? []) found.get(id)?.add(obstacle);
  return new Map([...found].map(([id, obstacles]) => [id, [...obstacles]]));
};

export const findObstacles = async (reads: Reads, user: User): Promise<string[]> =>
  (await findObstaclesOf(reads, [user])).get(user.id) ?? [];

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
