import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '../identity/index.ts';
import { resolveAction } from '../payments/index.ts';

export const resolveNeedsAction = async (ctx: Ctx, actionId: string): Promise<void> => {
  const { kind, ownerId, message } = await resolveAction(ctx, actionId);
  await recordAudit(ctx, {
    action: 'action.resolved',
    objectKind: 'action',
    objectId: actionId,
    after: { kind, ownerId, message },
  });
};
