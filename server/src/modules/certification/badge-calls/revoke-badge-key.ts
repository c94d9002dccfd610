import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { revokeKey } from './badge-keys.repository.ts';

/** Of a key that others have seen: nothing that it has signed is believed any more. Badges are signed anew when they are asked for. */
export const revokeBadgeKey = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { id, reason }: { id: string; reason: string },
) => {
  const revoked = await revokeKey(db, id, { at: now, reason });
  if (!revoked) throw new AppError('not-found');
  return revoked;
};
