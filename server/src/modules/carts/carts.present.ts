import type { Cart, CartCourse } from '#contracts/carts/cart.ts';
import { toDecimal } from '#contracts/money.ts';
import { requiredConfirmations } from '#domain/checkout/eligibility.ts';
import { accessMonthsOf } from '#domain/courses/access-months.ts';
import { eur, sum } from '#domain/money/money.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import { seatsLeft } from '#domain/seats/seats.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { ACADEMY_ZONE } from '#server/platform/time.ts';
import { confirmationKey, presentBreakdown, presentConsequences, presentOpenOrder } from '../orders/index.ts';
import type { GatheredLine } from './gather-lines.ts';
import type { getCart } from './get-cart.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const LIVE = 'Live online';

type OfKind = Pick<
  CartCourse,
  'displayType' | 'startDate' | 'facts' | 'seatsLeft' | 'hasWaitlist' | 'timezone'
>;

/** What is different from kind to kind. */
const presentKind = ({ course, sessions }: GatheredLine, isFree: boolean): OfKind => {
  if (course.kind !== 'ELearningCourse') {
    const { city, startDate, endDate, zone } = course;
    const isLive = course.kind === 'OnlineLiveTraining';
    const days = startDate && counted(endDate ? daysBetween(startDate, endDate) + 1 : 1, 'day');
    const facts = isLive ? [LIVE, counted(sessions, 'session')] : [city, days];
    return {
      displayType: isLive ? LIVE : 'In-person',
      startDate,
      facts: facts.filter(Boolean).join(', '),
      seatsLeft: seatsLeft(course),
      hasWaitlist: course.waitlist.enabled,
      timezone: zone,
    };
  }
  const months = accessMonthsOf(course, isFree);
  const access = months === null ? 'Lifetime access' : `Access for ${counted(months, 'month')}`;
  return {
    displayType: 'Self-paced',
    startDate: null,
    facts: `${access}, ${Math.ceil(course.seconds / 60)} min`,
    seatsLeft: null,
    hasWaitlist: false,
    timezone: ACADEMY_ZONE,
  };
};

const presentPrice = ({ line, offered: { offer, isFree } }: GatheredLine) => {
  const { current } = offer;
  const price = isFree ? eur(0) : current.price;
  const isEarlyBird = current.isEarlyBird && !isFree;
  const paid = isEarlyBird ? ('paid_early_bird' as const) : ('paid' as const);
  return {
    price: toDecimal(price),
    originalPrice: toDecimal(current.list),
    isEarlyBird,
    earlyBirdSavings: toDecimal(isEarlyBird ? current.saving : 0),
    enrollmentType: price === 0 ? ('free' as const) : paid,
    isLinkedCourseFree: isFree,
    earlyBirdEndsAt:
      isEarlyBird && current.earlyBirdEndsAt ? new Date(current.earlyBirdEndsAt).toISOString() : null,
    formerPrice:
      isFree || line.cameWith !== null || line.priceEur === current.price ? null : toDecimal(line.priceEur),
  };
};

export const presentLine = (gathered: GatheredLine): CartCourse => {
  const { course, offered, freeWith, problem } = gathered;
  const { offer } = offered;
  const price = presentPrice(gathered);
  return {
    courseId: course.slug,
    courseType: course.kind,
    courseCode: course.code,
    title: course.title,
    ...presentKind(gathered, price.price === 0),
    ...price,
    cameWith: freeWith?.slug ?? null,
    problem,
    confirmations: requiredConfirmations(offer.eligibility).map(({ key, label }) => ({
      key: confirmationKey(course.slug, key),
      label,
    })),
    consequences: offer.policy ? presentConsequences(offer.policy, offer) : [],
  };
};

type Lines = { lines: readonly GatheredLine[]; leftOut: string[]; breakdown: Breakdown | null };

/** Sums are of what can be bought, before the code. */
export const presentLines = ({ lines, leftOut, breakdown }: Lines) => {
  const offered = lines.filter(({ problem }) => problem === null).map((one) => one.offered);
  const total = sum(offered.map(({ offer, isFree }) => (isFree ? eur(0) : offer.current.price)));
  const original = sum(offered.map(({ offer }) => offer.current.list));
  return {
    courses: lines.map(presentLine),
    totalPrice: toDecimal(total),
    originalPrice: toDecimal(original),
    hasEarlyBirdDiscounts: offered.some(({ offer, isFree }) => offer.current.isEarlyBird && !isFree),
    totalSavings: toDecimal(original - total),
    breakdown: breakdown && presentBreakdown(breakdown),
    leftOut,
  };
};

export const presentCart = (cart: Awaited<ReturnType<typeof getCart>>): Cart => {
  const { promoCode, promoMessage, breakdown, order, isBillingComplete, credit } = cart;
  return {
    ...presentLines(cart),
    promo: promoCode
      ? { code: promoCode, discount: breakdown?.promoDiscount ?? 0, message: promoMessage }
      : null,
    isBillingComplete,
    credit,
    order: order && presentOpenOrder(order),
  };
};
