import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { LIST_LENGTH, placeInLists, signStatusList } from '../badges/index.ts';
import { lastStatusIndex, listNoLongerGood } from './badge-keys.repository.ts';
import { requireSigningKey } from './signing-key.ts';

export const statusListAddress = (publicUrl: string, list: number): string =>
  `${publicUrl}/api/badges/status/${list}`;

/** Which certificates count no more, as a list that anybody may ask for. Of those that no certificate is in there is none. */
export const signList = async (ctx: Pick<Ctx, 'db' | 'now' | 'ports'>, { list }: { list: number }) => {
  const { list: lastList } = placeInLists((await lastStatusIndex(ctx.db)) ?? 0);
  if (list > lastList) throw new AppError('not-found');
  const first = list * LIST_LENGTH;
  const revoked = await listNoLongerGood(ctx.db, { first, last: first + LIST_LENGTH - 1 });
  const address = statusListAddress(ctx.ports.publicUrl, list);
  return { list: await signStatusList({ list, address, revoked }, await requireSigningKey(ctx), ctx.now) };
};
