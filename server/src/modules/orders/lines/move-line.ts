import { eur, sum } from '#domain/money/money.ts';
import type { LinePrice } from '#domain/pricing/breakdown.ts';
import { compareDates, type LocalDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, getCourse } from '#server/modules/catalogue/index.ts';
import { kindOf } from '../orders.ports.ts';
import { type Order, updateOrder } from '../orders.repository.ts';
import { followMove } from '../parts/follow-move.ts';
import { type Line, takeLineTo } from './order-lines.repository.ts';

type Move = { line: Line; to: Course; price: LinePrice };

/**
 * Writes down that a line of a locked order is of another run, at the price that was agreed for it: what its policy
 * counts from is the earliest start that it ever had, and what is still to be paid keeps its distance to the course.
 */
export const moveLine = async (ctx: Ctx, order: Order, { line, to, price }: Move): Promise<void> => {
  const from = await getCourse(ctx.db, line.courseId);
  const startOf = (course: Course) => kindOf(ctx, course).price(course, ctx.now).startDate;
  await takeLineTo(ctx.db, line.id, {
    courseId: to.id,
    title: to.title,
    code: to.code,
    listEur: price.list,
    earlyBirdEur: price.earlyBird,
    promoEur: price.promo,
    priceEur: price.price,
    policyStartOn: earliest([line.policyStartOn, startOf(from), startOf(to)]),
  });
  const others = order.lines.filter(({ id }) => id !== line.id);
  const totalEur = sum([price.price, ...others.map(({ priceEur }) => priceEur ?? eur(0))]);
  const breakdown = await followMove(ctx, order, { from, to });
  await updateOrder(ctx.db, order, { set: { totalEur, breakdown } });
};

const earliest = (days: readonly (LocalDate | null)[]): LocalDate | null =>
  days.filter((day) => day !== null).toSorted(compareDates)[0] ?? null;
