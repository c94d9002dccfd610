import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { listObligations } from '#server/modules/payments/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { orderEvents } from '../orders.events.ts';
import { requireOrder } from '../orders.policy.ts';
import { ownerOf } from '../owner-of.ts';
import { nextPart } from './order-figures.ts';

/** Staff ask for the next part once more, with the mail of the reminders; each time is a mail of its own. */
export const remindOfPart = async (ctx: Ctx, reference: string): Promise<void> => {
  const order = await requireOrder(ctx.db, reference);
  const part = nextPart(order, await listObligations(ctx.db, ownerOf(order)));
  if (order.state !== 'confirmed' || !part)
    throw new AppError('wrong-state', { message: 'Nothing of this order is to be paid.' });
  const { id: obligationId, dueOn } = part;
  const kind = `asked-${uuidv7()}`;
  await announce(ctx, orderEvents['part.due'], { orderId: order.id, obligationId, kind, dueOn });
  await recordAudit(ctx, {
    action: 'order.reminded',
    objectKind: 'order',
    objectId: order.id,
    after: { dueOn },
  });
};
