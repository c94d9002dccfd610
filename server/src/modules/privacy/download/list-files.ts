import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import type { KeptFile, KeptPerson } from '#server/calls/person-keeper.ts';
import { addressesOf, requireUser } from '../../identity/index.ts';

type OwnCtx = Pick<OuterCtx, 'database' | 'ports'> & { caller: SignedInCaller };

/** Whoever asks, as what is kept of them is found. */
export const oneself = async ({ database, caller: { user } }: OwnCtx): Promise<KeptPerson> => ({
  id: user.id,
  addresses: await addressesOf(database, await requireUser(database, user.id)),
});

/** Their files, wherever they lie. */
export const listFiles = async ({ database, ports }: OwnCtx, person: KeptPerson): Promise<KeptFile[]> => {
  const files: KeptFile[] = [];
  for (const { listFiles: list } of ports.personKeepers)
    files.push(...((await list?.({ db: database, storage: ports.storage }, person)) ?? []));
  return files;
};
