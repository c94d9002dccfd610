import type { ErasureRequest } from '#contracts/people/admin-privacy.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { ReadCtx, SignedInCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { recordAudit } from '../audit/index.ts';
import { presentRequest } from './present-request.ts';
import { privacyEvents } from './privacy.events.ts';
import { closeRequest, findRequest, listClosed, listOpen, type NamedRequest } from './privacy.repository.ts';

const ANSWERED = 100;

const present = (request: NamedRequest, now: Date): ErasureRequest => {
  const { id, userId, name, email, closedAt } = request;
  const shown = presentRequest(request);
  return {
    ...shown,
    ...{ _id: id, userId, name, email, closedAt: closedAt?.toISOString() ?? null },
    isOverdue: shown.state === 'open' && shown.dueOn < localDateIn(now, ACADEMY_ZONE),
  };
};

export const listErasureRequests = async ({ db, now }: ReadCtx): Promise<{ requests: ErasureRequest[] }> => ({
  requests: [...(await listOpen(db)), ...(await listClosed(db, ANSWERED))].map((one) => present(one, now)),
});

/** The person is told why by letter; they may ask again. */
export const refuseErasure = async (
  ctx: SignedInCtx,
  { id, reason }: { id: string; reason: string },
): Promise<void> => {
  const request = await findRequest(ctx.db, id);
  if (!request) throw new AppError('not-found');
  const closing = { outcome: 'refused', closedAt: ctx.now, closedById: ctx.caller.user.id, reason } as const;
  if (!(await closeRequest(ctx.db, { id }, closing)))
    throw new AppError('wrong-state', { message: 'This request was answered or taken back already.' });
  await recordAudit(ctx, {
    action: 'user.erasure-refused',
    objectKind: 'user',
    objectId: request.userId,
    after: { reason },
  });
  await announce(ctx, privacyEvents['erasure.refused'], { requestId: id });
};
