import type { ReadCtx } from '#server/calls/context.ts';
import { didDocument } from '../badges/index.ts';
import { listBadgeKeys } from './badge-keys.repository.ts';

/** Every key of the academy as `did:web` has it: those of before, and the present one also before its first badge. */
export const tellBadgeKeys = async ({ db, ports }: Pick<ReadCtx, 'db' | 'ports'>) => {
  const kept = await listBadgeKeys(db);
  const { id, publicKeyMultibase } = await ports.badgeKey();
  const present = kept.some((one) => one.id === id) ? [] : [{ id, publicKeyMultibase, revokedAt: null }];
  return didDocument(ports.publicUrl, [...kept, ...present]);
};
