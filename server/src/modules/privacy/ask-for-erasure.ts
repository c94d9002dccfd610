import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { closeRequest, insertRequest } from './privacy.repository.ts';

/** Its days count from the first time it was asked. */
export const askForErasure = async ({ db, now, caller: { user } }: SignedInCtx): Promise<void> => {
  await insertRequest(db, { id: uuidv7(), userId: user.id, askedAt: now });
};

export const withdrawErasure = async ({ db, now, caller: { user } }: SignedInCtx): Promise<void> => {
  const closing = { outcome: 'withdrawn', closedAt: now, closedById: user.id, reason: '' } as const;
  if (!(await closeRequest(db, { userId: user.id }, closing)))
    throw new AppError('wrong-state', { message: 'There is no request that is still open.' });
};
