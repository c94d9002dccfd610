import type { Settings } from '#contracts/site/admin-settings.ts';
import { basisPoints, type EurMinor, rateMicro } from '#domain/money/money.ts';
import { PAID_AT_ONCE, type PaymentOptions, type PlanKind } from '#domain/plans/plan-parts.ts';
import { type Breakdown, type PricedOrder, priceOrder } from '#domain/pricing/breakdown.ts';
import { promoCountsFor } from '#domain/pricing/promo.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, ReadCtx } from '#server/calls/context.ts';
import { courseDirectory, type SoldCourse } from '#server/modules/catalogue/index.ts';
import type { Promo } from '#server/modules/promotions/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { kindOf, type Offer } from '../orders.ports.ts';
import type { Order } from '../orders.repository.ts';
import { promoLineOf } from './promo-lines.ts';

/** What staff have agreed on instead of the current price, for all places, and why. */
export type AgreedPrice = { price: EurMinor; reason: string };
/** How many people a course is for, and whether it came with another, free of charge, or has another price. */
type Share = { places: number; isFree: boolean; agreed?: AgreedPrice };
/** A course for so many people, with what it costs each of them now unless it is free. */
export type OfferedLine<Of extends SoldCourse = SoldCourse> = Share & { course: Of; offer: Offer };
/** What a price depends on beside the courses. */
export type Terms = { promo: Promo | null; settings: Settings; now: Date; leastAed: number };

export const rateOf = ({ rates }: Settings) => rateMicro(rates.checkoutRate);

type Asked = Pick<Ctx, 'now' | 'ports'>;

const ALONE: Share = { places: 1, isFree: false };

export const offerOf = <Of extends SoldCourse>(ctx: Asked, course: Of, share = ALONE): OfferedLine<Of> => ({
  ...share,
  course,
  offer: kindOf(ctx, course).price(course, ctx.now),
});

/** The courses of an order's lines, in their order, as they are offered now. `known` was read in this transaction. */
export const offersOf = async (
  ctx: Asked & Pick<Ctx, 'db'>,
  { lines }: Pick<Order, 'lines'>,
  known: readonly SoldCourse[] = [],
): Promise<OfferedLine[]> => {
  const others = lines.map(({ courseId }) => courseId).filter((id) => !known.some((one) => one.id === id));
  const directory = await courseDirectory(ctx.db, others);
  return lines.map(({ courseId, places, cameWith }) => {
    const course = known.find(({ id }) => id === courseId) ?? directory.get(courseId);
    if (!course) throw new AppError('course-not-found');
    return offerOf(ctx, course, { places: places.length, isFree: cameWith !== null });
  });
};

export const readTerms = async (
  { db, now, ports: { gateways } }: Pick<ReadCtx, 'db' | 'now' | 'ports'>,
  promo: Promo | null,
): Promise<Terms> => ({
  promo,
  settings: await readSettings(db),
  now,
  leastAed: gateways.get(gateways.current).minimumAed,
});

/** Plans are for one place on one course; everything else is paid at once. */
const planOptionsOf = (offered: readonly OfferedLine[]): PaymentOptions => {
  const [only, ...others] = offered;
  return only?.places === 1 && others.length === 0 ? only.offer.options : PAID_AT_ONCE;
};

/** What these courses cost now in one order. */
export const priceLines = (
  offered: readonly OfferedLine[],
  plan: PlanKind,
  { promo, settings, now, leastAed }: Terms,
): PricedOrder => {
  const [first] = offered;
  if (!first) throw new Error('an order without lines has no price');
  return priceOrder({
    lines: offered.map((one) => ({
      list: one.offer.current.list,
      earlyBird: one.offer.earlyBird,
      places: one.places,
      isFree: one.isFree,
      ...(one.agreed && { agreed: one.agreed.price }),
      takesPromo: promo !== null && promoCountsFor(promo, promoLineOf(one)),
    })),
    promo,
    plan,
    options: planOptionsOf(offered),
    today: first.offer.today,
    now: now.getTime(),
    startDate: first.offer.startDate,
    rate: rateOf(settings),
    taxBp: basisPoints(settings.tax.rateBp),
    leastAed,
  });
};

/** What one course costs now, bought alone. */
export const priceAlone = (offered: OfferedLine, plan: PlanKind, terms: Terms): Breakdown =>
  priceLines([offered], plan, terms).breakdown;
