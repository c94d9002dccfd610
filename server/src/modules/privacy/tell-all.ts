import type { ReadCtx, SignedInCaller } from '#server/calls/context.ts';
import { addressesOf, requireUser } from '../identity/index.ts';

/** All that is kept of whoever asks, as each part of the academy tells it. */
export const tellAll = async ({
  db,
  ports,
  caller: { user },
}: ReadCtx & { caller: SignedInCaller }): Promise<Record<string, readonly object[]>> => {
  const person = { id: user.id, addresses: await addressesOf(db, await requireUser(db, user.id)) };
  const told: Record<string, readonly object[]> = {};
  for (const { tell } of ports.personKeepers) Object.assign(told, await tell?.(db, person));
  return told;
};
