import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { BadgeKey } from '../badges/index.ts';
import { keepBadgeKey, listBadgeKeys } from './badge-keys.repository.ts';

/** The present key, kept among those that others are told of before anything is signed with it. */
export const requireSigningKey = async ({
  db,
  now,
  ports,
}: Pick<Ctx, 'db' | 'now' | 'ports'>): Promise<BadgeKey> => {
  const key = await ports.badgeKey();
  const known = (await listBadgeKeys(db)).find(({ id }) => id === key.id);
  if (known?.revokedAt)
    throw new AppError('unavailable', {
      message: 'Badges cannot be signed just now. Please try again later.',
    });
  if (!known)
    await keepBadgeKey(db, { id: key.id, publicKeyMultibase: key.publicKeyMultibase, firstUsedAt: now });
  return key;
};
