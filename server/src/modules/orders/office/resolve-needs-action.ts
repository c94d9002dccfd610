import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { isResolvedForGood, resolveAction } from '#server/modules/payments/index.ts';

/** Gives back when that was, where it can be undone. */
export const resolveNeedsAction = async (ctx: Ctx, actionId: string): Promise<Date | null> => {
  const action = await resolveAction(ctx, actionId);
  const { kind, ownerId, message } = action;
  await recordAudit(ctx, {
    action: 'action.resolved',
    objectKind: 'action',
    objectId: actionId,
    after: { kind, ownerId, message },
  });
  return isResolvedForGood(action) ? null : action.resolvedAt;
};
