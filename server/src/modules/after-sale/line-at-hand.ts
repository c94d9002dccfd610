import { type EurMinor, eur, type RateMicro, rateMicro } from '#domain/money/money.ts';
import type { Days, PolicyTerms } from '#domain/policies/policy-terms.ts';
import { compareDates } from '#domain/time/local-date.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { type Course, getCourse } from '../catalogue/index.ts';
import {
  companionsOf,
  findLineWithdrawal,
  isLiveLine,
  isOnlyForOthers,
  isOpenPart,
  isPassedOn,
  kindOf,
  type Line,
  lockOrder,
  ORDER_KIND,
  type Order,
  openEurOf,
  paidOfLine,
  requireOrder,
  requireOwnOrder,
} from '../orders/index.ts';
import { listObligations, type Obligation, type Owner } from '../payments/index.ts';

export type LineKey = { reference: string; lineId: string };

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

const A_GIFT = 'This course is a gift: it is taken back on the page of its order.';
const PASSED_ON = 'This seat was passed on: it belongs to whoever has accepted it.';

type Reading = Pick<Ctx, 'db' | 'now' | 'ports'>;

export const openEur = ({ open }: Pick<LineAtHand, 'open'>): EurMinor =>
  eur(open.reduce((all, part) => all + openEurOf(part), 0));

/** The caller's own, as it is read; their acts lock it. */
export const readOwnLine = async (ctx: SignedInCtx, { reference, lineId }: LineKey): Promise<LineAtHand> =>
  lineAtHand(ctx, { order: await requireOwnOrder(ctx.db, ctx.caller, reference), lineId });

export const lockOwnLine = async (ctx: SignedInCtx, { reference, lineId }: LineKey): Promise<LineAtHand> => {
  const { id } = await requireOwnOrder(ctx.db, ctx.caller, reference);
  const at = await lineAtHand(ctx, { order: await lockOrder(ctx.db, id), lineId });
  if (isOnlyForOthers(at.line))
    throw new AppError('wrong-state', { message: isPassedOn(at.line) ? PASSED_ON : A_GIFT });
  return at;
};

/** Anybody's, for staff. */
export const readLine = async (ctx: Ctx, { reference, lineId }: LineKey): Promise<LineAtHand> =>
  lineAtHand(ctx, { order: await requireOrder(ctx.db, reference), lineId });

export const lockLine = async (ctx: Ctx, { reference, lineId }: LineKey): Promise<LineAtHand> => {
  const { id } = await requireOrder(ctx.db, reference);
  return lineAtHand(ctx, { order: await lockOrder(ctx.db, id), lineId });
};

const lineAtHand = async (
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
    days: { today, startDate: countedFrom(line, startDate) },
    paid: await paidOfLine(ctx.db, order, line),
    isMoved: (await findLineWithdrawal(ctx.db, { order, line }, ctx.now)) !== null,
    open: (await listObligations(ctx.db, owner)).filter(isOpenPart),
  };
};

/** Once it was moved to another run, the earlier of the old and the new start. */
const countedFrom = ({ policyStartOn }: Line, startDate: Days['startDate']): Days['startDate'] =>
  policyStartOn && startDate && compareDates(policyStartOn, startDate) < 0 ? policyStartOn : startDate;
