import { type EurMinor, eur, type RateMicro, rateMicro } from '#domain/money/money.ts';
import { countedDays } from '#domain/policies/counted-days.ts';
import type { Days, PolicyTerms } from '#domain/policies/policy-terms.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, getCourse } from '../catalogue/index.ts';
import {
  companionsOf,
  findLineWithdrawal,
  isLiveLine,
  isOpenPart,
  kindOf,
  type Line,
  ORDER_KIND,
  type Order,
  openEurOf,
  paidOfLine,
} from '../orders/index.ts';
import { listObligations, type Obligation, type Owner } from '../payments/index.ts';

/** One course of a confirmed order with all that an act on it is decided by; money in EUR cents. */
export type LineAtHand = {
  order: Order;
  owner: Owner;
  line: Line;
  /** What came with it and leaves with it. */
  companions: Line[];
  course: Course;
  policy: PolicyTerms;
  rate: RateMicro;
  /** By the venue's calendar; the start is the one that the policy counts from. */
  days: Days;
  /** Paid so far and not given back. */
  paid: EurMinor;
  open: Obligation[];
  /** The course was moved after it was bought: it may be left free of charge. */
  isMoved: boolean;
};

type Reading = Pick<Ctx, 'db' | 'now' | 'ports'>;

export const openEur = ({ open }: Pick<LineAtHand, 'open'>): EurMinor =>
  eur(open.reduce((all, part) => all + openEurOf(part), 0));

/** It was read with its lock where something is to become of it. */
export const lineAtHand = async (
  ctx: Reading,
  { order, lineId }: { order: Order; lineId: string },
): Promise<LineAtHand> => {
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) throw new AppError('not-found');
  const course = await getCourse(ctx.db, line.courseId);
  const { today, startDate } = kindOf(ctx, course).price(course, ctx.now);
  const refuse = (message: string) => new AppError('wrong-state', { message });
  if (order.state !== 'confirmed' || !isLiveLine(line))
    throw refuse('Nobody takes part by this order any more.');
  if (!line.policy || order.rateMicro === null)
    throw refuse('This course has no date to cancel or move. Please contact us about it.');
  if (startDate && today > startDate) throw refuse('The course has begun.');
  const owner = { kind: ORDER_KIND, id: order.id };
  return {
    order,
    owner,
    line,
    companions: companionsOf(order, line),
    course,
    policy: line.policy,
    rate: rateMicro(order.rateMicro),
    days: countedDays({ today, startDate }, line.policyStartOn),
    paid: await paidOfLine(ctx.db, order, line),
    isMoved: (await findLineWithdrawal(ctx.db, { order, line }, ctx.now)) !== null,
    open: (await listObligations(ctx.db, owner)).filter(isOpenPart),
  };
};
