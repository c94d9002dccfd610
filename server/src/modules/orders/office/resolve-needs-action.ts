import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { resolveAction } from '#server/modules/payments/index.ts';

export const resolveNeedsAction = async (ctx: Ctx, actionId: string): Promise<void> => {
  const { kind, ownerId, message } = await resolveAction(ctx, actionId);
  await recordAudit(ctx, {
    action: 'action.resolved',
    objectKind: 'action',
    objectId: actionId,
    after: { kind, ownerId, message },
  });
};
