import type { OuterCtx } from '#server/calls/context.ts';
import { listThrownAway } from '../certificates.repository.ts';
import { fileKey } from './draw-certificate.ts';

/** Takes the bytes of an erased person's papers away, once it stands that they are kept no more. */
export const throwPapersAway = async (
  { database, ports }: Pick<OuterCtx, 'database' | 'ports'>,
  userId: string,
): Promise<void> => {
  for (const id of await listThrownAway(database, userId)) await ports.storage.remove(fileKey(id));
};
