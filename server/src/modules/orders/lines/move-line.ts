import { aed, eur, type RateMicro, sum, toAed } from '#domain/money/money.ts';
import type { Breakdown, LinePrice } from '#domain/pricing/breakdown.ts';
import { taxIncluded } from '#domain/pricing/tax.ts';
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
    adjustmentEur: price.adjustment ?? 0,
    priceEur: price.price,
    policyStartOn: earliest([line.policyStartOn, startOf(from), startOf(to)]),
  });
  const breakdown = await followMove(ctx, order, { from, to });
  const set = breakdown && repriced(breakdown, order, { line, price });
  if (set) await updateOrder(ctx.db, order, { set: { totalEur: set.total, breakdown: set } });
};

/** The sums of an order with the new price of one of its lines. Its parts are what was agreed to pay for it before. */
const repriced = (breakdown: Breakdown, { lines }: Order, { line, price }: Omit<Move, 'to'>): Breakdown => {
  const others = lines.filter(({ id }) => id !== line.id);
  const total = sum([price.price, ...others.map(({ priceEur }) => priceEur ?? eur(0))]);
  const adjustment = (price.adjustment ?? 0) + others.reduce((all, line) => all + line.adjustmentEur, 0);
  const earlyBird = sum([price.earlyBird, ...others.map(({ earlyBirdEur }) => earlyBirdEur ?? eur(0))]);
  return {
    ...breakdown,
    listPrice: sum([price.list, ...others.map(({ listEur }) => listEur ?? eur(0))]),
    isEarlyBird: earlyBird > 0,
    earlyBirdDiscount: earlyBird,
    promoDiscount: sum([price.promo, ...others.map(({ promoEur }) => promoEur ?? eur(0))]),
    adjustment,
    total,
    totalAed: aed(breakdown.totalAed + inAed(total - breakdown.total, breakdown.rate)),
    taxIncluded: taxIncluded(total, breakdown.taxBp),
  };
};

/** Of what was agreed more, or less (below 0). */
const inAed = (cents: number, rate: RateMicro): number =>
  Math.sign(cents) * toAed(eur(Math.abs(cents)), rate);

const earliest = (days: readonly (LocalDate | null)[]): LocalDate | null =>
  days.filter((day) => day !== null).toSorted(compareDates)[0] ?? null;
