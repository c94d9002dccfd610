import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { reopenAction } from '#server/modules/payments/index.ts';

export const reopenNeedsAction = async (
  ctx: Ctx,
  undone: { actionId: string; resolvedAt: string },
): Promise<void> => {
  const { kind, ownerId, message } = await reopenAction(ctx, undone);
  await recordAudit(ctx, {
    action: 'action.reopened',
    objectKind: 'action',
    objectId: undone.actionId,
    after: { kind, ownerId, message },
  });
};
