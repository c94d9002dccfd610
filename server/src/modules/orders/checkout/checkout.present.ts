import type { z } from 'zod';
import { toDecimal } from '#contracts/money.ts';
import type {
  BreakdownView,
  CheckoutCourse,
  openOrder,
  SelfPacedCheckoutCourse,
} from '#contracts/orders/checkout.ts';
import { requiredConfirmations } from '#domain/checkout/eligibility.ts';
import { accessMonthsOf } from '#domain/courses/access-months.ts';
import { isEnrollable, isOnOffer } from '#domain/courses/course-status.ts';
import { toAed } from '#domain/money/money.ts';
import { acceptedPlans, defaultPlan, depositShare } from '#domain/plans/plan-parts.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import { momentOf, type Run, type SelfPacedCourse } from '#server/modules/catalogue/index.ts';
import { ACADEMY_ZONE } from '#server/platform/time.ts';
import { seatGoesAt } from '../holds/seat-goes-at.ts';
import { presentConsequences } from '../lines/present-policy.ts';
import { type OfferedLine, priceAlone, rateOf, type Terms } from '../lines/price-lines.ts';
import type { Order } from '../orders.repository.ts';
import { isLookedAt } from '../placing/check-licence.ts';

const presentPart = (part: Breakdown['parts'][number]): BreakdownView['parts'][number] => ({
  sequence: part.sequence,
  kind: part.kind,
  shareBp: part.shareBp,
  dueOn: part.dueOn,
  eur: part.eur,
  aed: part.aed,
});

export const presentBreakdown = (breakdown: Breakdown): BreakdownView => ({
  listPrice: breakdown.listPrice,
  isEarlyBird: breakdown.isEarlyBird,
  earlyBirdDiscount: breakdown.earlyBirdDiscount,
  promoCode: breakdown.promoCode,
  promoDiscount: breakdown.promoDiscount,
  promoBp: breakdown.promoBp,
  total: breakdown.total,
  taxBp: breakdown.taxBp,
  taxIncluded: breakdown.taxIncluded,
  plan: breakdown.plan,
  parts: breakdown.parts.map(presentPart),
  dueTodayEur: breakdown.dueTodayEur,
  dueTodayAed: breakdown.dueTodayAed,
  totalAed: breakdown.totalAed,
  rate: breakdown.rate,
});

/** Placed orders are open too: their person may still change the choices. */
export const presentOpenOrder = (order: Order): z.input<typeof openOrder> => ({
  reference: order.reference,
  state: order.state === 'placed' ? 'placed' : 'draft',
  plan: order.plan,
  promoCode: order.promoCode,
  method: order.method,
  creditEur: order.creditEur,
  holdEndsAt: seatGoesAt(order)?.toISOString() ?? null,
  isLookedAt: isLookedAt(order),
});

export const presentPromo = ({ before, after }: { before: Breakdown; after: Breakdown }) => ({
  newPrice: toDecimal(after.total),
  newPriceAED: toDecimal(after.totalAed),
  discountAmount: toDecimal(after.promoDiscount),
  // What is paid less than before, so that the two figures in AED add up.
  discountAmountAED: toDecimal(before.totalAed - after.totalAed),
  discountPercentage: after.promoBp / 100,
  isFree: after.total === 0,
});

const presentPricing = ({ offer: { current } }: OfferedLine, { settings }: Terms) => ({
  basePrice: toDecimal(current.list),
  originalPrice: toDecimal(current.list),
  price: toDecimal(current.list),
  isEarlyBirdActive: current.isEarlyBird,
  currentPrice: toDecimal(current.price),
  currency: 'EUR' as const,
  priceAED: toDecimal(toAed(current.price, rateOf(settings))),
});

/** The specified figures of each plan, read from the breakdown that would be charged. */
const presentPaymentOptions = (
  { offer }: OfferedLine,
  plans: Breakdown[],
): CheckoutCourse['paymentOptions'] => {
  const deposit = plans.find(({ plan }) => plan === 'deposit');
  const installments = plans.find(({ plan }) => plan === 'installments');
  const balance = deposit?.parts[1];
  return {
    acceptFullPayment: plans.some(({ plan }) => plan === 'full'),
    acceptDeposit: deposit !== undefined,
    depositInfo: deposit
      ? {
          depositPercentage: depositShare(offer.options) / 100,
          depositAmount: toDecimal(deposit.dueTodayEur),
          remainingBalance: toDecimal(balance?.eur ?? 0),
          remainingDueDate: balance?.dueOn ?? null,
        }
      : null,
    acceptInstallments: installments !== undefined,
    installmentInfo: installments
      ? {
          numberOfInstallments: installments.parts.length,
          installmentPlan: installments.parts.map(({ shareBp, dueOn, eur }) => ({
            percentageOfTotal: shareBp / 100,
            dueDate: dueOn,
            calculatedAmount: toDecimal(eur),
          })),
        }
      : null,
  };
};

/** What is said of a course of any kind. */
const presentOffered = (offered: OfferedLine, terms: Terms, plans: Breakdown[]) => {
  const { course, offer } = offered;
  return {
    _id: course.id,
    slug: course.slug,
    code: course.code,
    title: course.title,
    discipline: course.series.discipline,
    status: course.status,
    isFree: plans.every(({ total }) => total === 0),
    ...presentPricing(offered, terms),
    earlyBirdPrice: course.earlyBirdPriceEur === null ? null : toDecimal(course.earlyBirdPriceEur),
    earlyBirdDeadline: course.earlyBirdEndsAt?.toISOString() ?? null,
    plans: plans.map(presentBreakdown),
    defaultPlan: defaultPlan(offer.options),
    confirmations: requiredConfirmations(offer.eligibility),
    professions: [...offer.licence.professions],
    consequences: offer.policy ? presentConsequences(offer.policy, offer) : [],
  };
};

const plansOf = (offered: OfferedLine, terms: Terms): Breakdown[] =>
  acceptedPlans(offered.offer.options).map((plan) => priceAlone(offered, plan, terms));

export const presentRun = (offered: OfferedLine<Run>, terms: Terms): CheckoutCourse => {
  const { course } = offered;
  const moment = momentOf(course, terms.now);
  const plans = plansOf(offered, terms);
  return {
    kind: course.kind,
    ...presentOffered(offered, terms, plans),
    isEnrollable: isEnrollable(moment),
    startDate: course.startDate,
    endDate: course.endDate,
    venueTimezone: course.zone,
    city: course.city,
    country: course.country,
    seatsLeft: moment.seatsLeft,
    hasWaitlist: course.waitlist.enabled,
    paymentOptions: presentPaymentOptions(offered, plans),
  };
};

export const presentSelfPaced = (
  offered: OfferedLine<SelfPacedCourse>,
  terms: Terms,
): SelfPacedCheckoutCourse => {
  const { course } = offered;
  const said = presentOffered(offered, terms, plansOf(offered, terms));
  return {
    kind: 'ELearningCourse',
    ...said,
    venueTimezone: ACADEMY_ZONE,
    isEnrollable: isOnOffer(course),
    accessMonths: accessMonthsOf(course, said.isFree),
    modules: course.modules,
    slides: course.slides,
    minutes: Math.ceil(course.seconds / 60),
  };
};
