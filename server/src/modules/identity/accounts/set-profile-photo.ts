import type { Ctx } from '#server/calls/context.ts';
import { type User, updateUser } from './users.repository.ts';

/** An empty address takes the picture away. The file of the one before goes with those that nothing shows. */
export const setProfilePhoto = (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  userId: string,
  url: string,
): Promise<User> => updateUser(db, userId, { profilePhotoUrl: url, updatedAt: now });
