import type { Settings } from '#contracts/site/admin-settings.ts';
import { basisPoints, rateMicro } from '#domain/money/money.ts';
import type { PlanKind } from '#domain/plans/plan-parts.ts';
import { type Breakdown, priceBreakdown } from '#domain/pricing/breakdown.ts';
import { type Course, earlyBirdOf, paymentOptionsOf, todayAt } from '#server/modules/catalogue/index.ts';
import type { Promo } from '#server/modules/promotions/index.ts';

/** What a price depends on beside the course. */
export type Terms = { promo: Promo | null; settings: Settings; now: Date };

export const rateOf = ({ rates }: Settings) => rateMicro(rates.checkoutRate);

/** What a course costs now, by the venue's calendar. */
export const priceCourse = (course: Course, plan: PlanKind, { promo, settings, now }: Terms): Breakdown =>
  priceBreakdown({
    list: course.priceEur,
    earlyBird: earlyBirdOf(course),
    promo,
    plan,
    options: paymentOptionsOf(course),
    today: todayAt(course, now),
    now: now.getTime(),
    startDate: course.startDate,
    rate: rateOf(settings),
    taxBp: basisPoints(settings.tax.rateBp),
  });
