import { localDate } from '#domain/time/local-date.ts';
import { courseCancelled } from '#emails/letters/course-cancelled.ts';
import { coursePostponed } from '#emails/letters/course-postponed.ts';
import type { Amount } from '#emails/words.ts';
import { findCancellation, findPostponement } from '../catalogue/index.ts';
import { findFreeWithdrawal } from '../orders/index.ts';
import { leftOf, listRefunds } from '../payments/index.ts';
import type { Composer } from './composer.ts';
import { readOrder } from './read-order.ts';
import { listOpenParts, momentIn, ownerOf } from './read-sale.ts';

export const composeCourseCancelled: Composer = async (ctx, ids) => {
  const owner = ownerOf(ids);
  const sale = await readOrder(ctx, owner);
  const { closedAt } = sale.order;
  const said = await findCancellation(ctx.db, sale.courseId);
  // What was given back before is not what goes back now.
  const refunds = (await listRefunds(ctx.db, owner)).filter(
    ({ kind, createdAt }) => kind === 'order' && closedAt && createdAt >= closedAt,
  );
  const goesBack = refunds.reduce(addUp, { eur: 0, aed: 0 });
  return courseCancelled({ ...sale, reason: said?.reason ?? '', goesBack });
};

const addUp = (all: Amount, one: Amount): Amount => ({ eur: all.eur + one.eur, aed: all.aed + one.aed });

/** Nothing to who has left meanwhile. */
export const composeCoursePostponed: Composer = async (ctx, ids) => {
  const owner = ownerOf(ids);
  const move = await findPostponement(ctx.db, ids.postponementId ?? '');
  const sale = await readOrder(ctx, owner);
  const isHeld = sale.order.state === 'placed';
  if (!move || (!isHeld && sale.order.state !== 'confirmed')) return null;
  const free = await findFreeWithdrawal(ctx.db, sale.order, ctx.now);
  return coursePostponed({
    ...sale,
    from: localDate(move.fromDate),
    to: localDate(move.toDate),
    reason: move.reason,
    isHeld,
    withdrawal: free && {
      until: momentIn(sale.zone, free.withdrawUntil),
      goesBack: await leftOf(ctx.db, owner),
    },
    openParts: await listOpenParts(ctx, owner),
  });
};
