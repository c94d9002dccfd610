import { DAYS_TO_PAY } from '#domain/licences/licence-days.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { findLicence } from '#server/modules/licences/index.ts';
import { offersOf } from '../lines/price-lines.ts';
import { orderEvents } from '../orders.events.ts';
import { requireKind } from '../orders.ports.ts';
import { listLookedAt, lockOrder, type Order, updateOrder } from '../orders.repository.ts';
import { isLookedAt, licenceStandings, ownOf } from '../placing/check-licence.ts';
import { confirmOrder } from '../placing/confirm-order.ts';
import { minutesOfHold } from '../placing/hold-for-transfer.ts';
import { lapseOrder } from './lapse-order.ts';

const MINUTE_MS = 60_000;

/** What the decision of a licence means for each order of its person that waits for it. */
export const followLicence = async (ctx: OuterCtx, { licenceId }: { licenceId: string }): Promise<void> => {
  const licence = await findLicence(ctx.database, licenceId);
  if (!licence) return;
  for (const id of await listLookedAt(ctx.database, licence.userId))
    await ctx.transact((tx) => followOne(tx, id));
};

/** By what its person has now, which may be more than what was decided: who has handed in another goes on waiting. */
const followOne = async (ctx: Ctx, orderId: string): Promise<void> => {
  const order = await lockOrder(ctx.db, orderId);
  if (!isLookedAt(order)) return;
  const own = ownOf(order, await offersOf(ctx, order));
  const standings = [...(await licenceStandings(ctx, order.userId, own)).values()];
  if (standings.every((standing) => standing === 'accepted' || standing === 'not-asked'))
    return letPay(ctx, order);
  if (standings.every((standing) => standing === 'accepted' || standing === 'awaiting')) return;
  const refused = await updateOrder(ctx.db, order, { set: { licence: 'refused' } });
  await lapseOrder(ctx, refused, 'The license of its person was refused');
};

/** Some days to pay in, or an end where there is nothing to pay. */
const letPay = async (ctx: Ctx, order: Order): Promise<void> => {
  const accepted = await updateOrder(ctx.db, order, { set: { licence: 'accepted' } });
  if (accepted.totalEur === 0) {
    const verdict = await confirmOrder(ctx, accepted);
    if (!verdict.accepted) await lapseOrder(ctx, accepted, verdict.reason);
    return;
  }
  await updateOrder(ctx.db, accepted, { set: { holdEndsAt: await extend(ctx, accepted) } });
  await announce(ctx, orderEvents['order.licence-accepted'], { orderId: order.id });
};

/** No later than seats may wait for money, and no sooner than they are held anyway. */
const extend = async (ctx: Ctx, order: Order): Promise<Date | null> => {
  const { holdEndsAt, lines } = order;
  const courses = (await offersOf(ctx, order)).map(({ course }) => course);
  const minutes = minutesOfHold(ctx.now, courses, DAYS_TO_PAY);
  const until = minutes === null ? null : new Date(ctx.now.getTime() + minutes * MINUTE_MS);
  if (!until || (holdEndsAt && until <= holdEndsAt)) return holdEndsAt;
  for (const line of lines) await requireKind(ctx.ports, line.kind).extend(ctx, line, until);
  return until;
};
