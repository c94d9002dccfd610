import { movedDueDate } from '#domain/plans/moved-due-date.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { daysMovedSince, findPostponement, getCourse } from '#server/modules/catalogue/index.ts';
import { listObligations, setDueOn } from '#server/modules/payments/index.ts';
import { type OfferedLine, offerOf } from '../lines/price-lines.ts';
import { orderEvents } from '../orders.events.ts';
import { lockOrder, type Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { isOpenPart } from './order-figures.ts';

type Ids = { orderId: string; postponementId: string };

/** What new dates mean for one order: what is not due yet moves with the start, and its person is told. */
export const followPostponement = async (ctx: Ctx, { orderId, postponementId }: Ids): Promise<void> => {
  const order = await lockOrder(ctx.db, orderId);
  if (order.state !== 'placed' && order.state !== 'confirmed') return;
  const moved = await findPostponement(ctx.db, postponementId);
  if (!moved) throw new Error(`there is no postponement ${postponementId}`);
  await moveDueDates(ctx, order, offerOf(ctx, await getCourse(ctx.db, moved.courseId)));
  await announce(ctx, orderEvents['order.postponed'], { orderId, postponementId });
};

/** The first part was due with the purchase, and a date that the course names itself hangs on nothing. */
const moveDueDates = async (
  ctx: Ctx,
  { breakdown, placedAt, ...order }: Order,
  { course, offer: { options, today } }: OfferedLine,
) => {
  if (!breakdown || !placedAt) return;
  const days = await daysMovedSince(ctx.db, { courseId: course.id, since: placedAt });
  const named = options.installments?.plan.map(({ dueOn }) => dueOn) ?? [];
  const hanging = breakdown.parts.filter(({ sequence, dueOn }) => sequence > 0 && !named.includes(dueOn));
  const open = (await listObligations(ctx.db, ownerOf(order))).filter(isOpenPart);
  for (const { id, sequence, dueOn } of open) {
    const agreed = hanging.find((part) => part.sequence === sequence);
    if (!agreed) continue;
    const moved = movedDueDate({ agreedOn: agreed.dueOn, dueOn: localDate(dueOn), days, today });
    if (moved !== dueOn) await setDueOn(ctx.db, id, moved);
  }
};
