import type { Ctx } from '#server/calls/context.ts';
import { findChange } from '#server/modules/after-sale/index.ts';
import { calendarPath, isLiveLine, ownerOfChange } from '#server/modules/orders/index.ts';
import { runFactsOf } from '../course-facts.ts';
import { orderOf, paidFor, runOf } from '../facts.ts';
import { linkReceipts } from '../link-receipts.ts';
import { readOrderOfRun } from '../read-order.ts';
import { listOpenParts, type OwnerIds, ownerOf } from '../read-sale.ts';

/** What a change of date has become; nothing for whoever has moved on, or left, meanwhile. */
export const readMoved = async (ctx: Ctx, ids: OwnerIds & { changeId: string }) => {
  const change = await findChange(ctx.db, ids.changeId);
  if (!change?.toCourseId) throw new Error(`the change ${ids.changeId} leads to no course`);
  const owner = ownerOf(ids);
  const order = await orderOf(ctx, owner.id);
  const line = order?.lines.find(({ courseId }) => courseId === change.toCourseId);
  if (!order || !line || !isLiveLine(line)) return null;
  const paid = ownerOfChange(change);
  return {
    ...(await readOrderOfRun(ctx, owner, change.toCourseId)),
    calendarUrl: `${ctx.ports.publicUrl}${calendarPath(order.reference, line)}`,
    from: runFactsOf(await runOf(ctx, change.fromCourseId)),
    paid: await paidFor(ctx, paid),
    receipts: await linkReceipts(ctx, paid),
    backEur: change.refundEur,
    openParts: await listOpenParts(ctx, owner),
  };
};
