import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { paymentsEvents } from '../payments.events.ts';
import type { Owner } from '../payments.ports.ts';
import { insertAction } from './actions.repository.ts';

export type ActionRequest = { kind: string; dedupeKey: string; owner: Owner; message: string };

/** Puts something on the staff's list, once while it is open, and wakes whoever watches the log. */
export const raiseAction = async (
  ctx: Ctx,
  { kind, dedupeKey, owner, message }: ActionRequest,
): Promise<void> => {
  const id = uuidv7(ctx.now.getTime());
  const isNew = await insertAction(ctx.db, {
    id,
    kind,
    dedupeKey,
    ownerKind: owner.kind,
    ownerId: owner.id,
    message,
    createdAt: ctx.now,
    resolvedAt: null,
    resolvedBy: null,
  });
  if (!isNew) return;
  ctx.log.error({ kind, dedupeKey, owner }, `needs action: ${message}`);
  await announce(ctx, paymentsEvents['needs-action.raised'], { actionId: id });
};
