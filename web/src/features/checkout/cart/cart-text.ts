import type { Cart, CartCourse } from '#contracts/carts/cart.ts';
import type { CreditOffer } from '#contracts/credits/credit-offer.ts';
import { aedText, counted, detailDay, eurDecimalText, eurText, momentIn } from '#web/lib/format.ts';
import { chargeOf } from '../credit-text.ts';

type Priced = Pick<Cart, 'courses' | 'originalPrice' | 'breakdown'>;

const canBeBought = ({ problem }: CartCourse): boolean => problem === null;

const less = (amount: string) => `−${amount}`;

/** The list price and every reduction by its name: together they are the total. Nothing where nothing can be bought. */
export function sumRows({ courses, originalPrice, breakdown }: Priced): { term: string; amount: string }[] {
  const lines = courses.filter(canBeBought);
  if (lines.length === 0) return [];
  const early = lines.filter(({ isEarlyBird }) => isEarlyBird);
  const free = lines.filter((line) => line.isLinkedCourseFree && line.originalPrice > 0);
  return [
    { term: `List price, ${counted(lines.length, 'course')}`, amount: eurDecimalText(originalPrice) },
    ...early.map(({ courseCode, earlyBirdSavings }) => ({
      term: `Early bird, ${courseCode}`,
      amount: less(eurDecimalText(earlyBirdSavings)),
    })),
    ...free.map((line) => ({
      term: `${line.courseCode}, free with ${bringerCode(courses, line)}`,
      amount: less(eurDecimalText(line.originalPrice)),
    })),
    ...(breakdown?.promoCode ? [promoRow(breakdown)] : []),
  ];
}

const promoRow = ({ promoCode, promoBp, promoDiscount }: NonNullable<Cart['breakdown']>) => ({
  term: `${promoCode}${promoBp > 0 ? `, ${promoBp / 100}%` : ''}`,
  amount: less(eurText(promoDiscount)),
});

/** The code of the course that a free one came with. */
export const bringerCode = (courses: readonly CartCourse[], { cameWith }: CartCourse): string =>
  courses.find(({ courseId }) => courseId === cameWith)?.courseCode ?? '';

/** 'The price of INJ-101 holds until 12 May 2027, 23:59 in Paris.' */
export const earlyBirdWords = (courses: readonly CartCourse[]): string =>
  courses
    .filter((line) => canBeBought(line) && line.isEarlyBird)
    .flatMap(({ courseCode, earlyBirdEndsAt, timezone }) =>
      earlyBirdEndsAt
        ? [`The price of ${courseCode} holds until ${momentIn(timezone, earlyBirdEndsAt)}.`]
        : [],
    )
    .join(' ');

/** What booking early saves, in EUR. */
export const earlyBirdSavings = (courses: readonly CartCourse[]): number =>
  courses.filter(canBeBought).reduce((sum, line) => sum + line.earlyBirdSavings, 0);

/** Of a cart in which something costs nothing; empty for any other. */
export function freeWords({ courses, breakdown }: Pick<Cart, 'courses' | 'breakdown'>): string {
  if (!breakdown) return '';
  if (breakdown.total <= 0) return 'Everything in your cart is free. No billing information is needed.';
  const free = courses.filter((line) => canBeBought(line) && line.price === 0);
  if (free.length === 0) return '';
  const named = free.map((line) => {
    const bringer = bringerCode(courses, line);
    return bringer ? `${line.courseCode}, with ${bringer}` : line.courseCode;
  });
  return `Free in your cart: ${named.join('; ')}.`;
}

/** What all reductions together take off the list price, in cents. */
const savedCents = ({ originalPrice, breakdown }: Priced): number =>
  breakdown ? Math.round(originalPrice * 100) - breakdown.total : 0;

/** 'AED 6,469.02, you save €506.00'; of what is free, or paid with credit, that nothing is charged. */
export function barWords(cart: Priced, credit: CreditOffer | null): string {
  const saved = savedCents(cart);
  const charge = cart.breakdown && chargeOf(cart.breakdown, credit);
  const charged =
    cart.breakdown?.total && charge && charge.aed > 0 ? aedText(charge.aed) : 'Nothing is charged';
  return saved > 0 ? `${charged}, you save ${eurText(saved)}` : charged;
}

/** How the price has changed since the course was put in; empty where it has not. */
export function changeWords({ formerPrice, price }: CartCourse): string {
  if (formerPrice === null) return '';
  const change = price > formerPrice ? 'more' : 'less';
  return `It costs ${change} than when you added it: it was ${eurDecimalText(formerPrice)}.`;
}

/** '11 Jun 2027'; what begins when its person does has no day, and what is not dated yet has none so far. */
export const startText = ({ startDate, courseType }: CartCourse): string => {
  if (startDate) return detailDay(startDate);
  return courseType === 'ELearningCourse' ? 'Anytime' : 'TBD';
};

/** 'Paris, 2 days, 9 seats left' */
export const factsText = ({ facts, seatsLeft, problem }: CartCourse): string =>
  [facts, seatsLeft !== null && !problem && `${counted(seatsLeft, 'seat')} left`].filter(Boolean).join(', ');

/** Of a cart that is paid for, where seats can run out meanwhile; empty for any other. */
export const seatsWords = ({ courses, breakdown }: Pick<Cart, 'courses' | 'breakdown'>): string =>
  breakdown?.total && courses.some((line) => canBeBought(line) && line.seatsLeft !== null)
    ? 'Seats are held once payment begins.'
    : '';

/** What is paid for, and gives money back by dates. */
export const datedLines = ({ courses, breakdown }: Pick<Cart, 'courses' | 'breakdown'>): CartCourse[] =>
  courses.filter(
    (line) => breakdown?.total && canBeBought(line) && line.price > 0 && line.consequences.length > 0,
  );

/** 'INJ-101 and LAS-201' */
export const codesOf = (courses: readonly CartCourse[]): string =>
  new Intl.ListFormat('en').format(courses.map(({ courseCode }) => courseCode));

interface Preconditions {
  agreed: boolean;
  isBilled: boolean;
  /** Of the first course that cannot be bought. */
  problem: string | undefined;
  confirmed: number;
  needed: number;
}

/** Why the cart cannot be bought yet, in the specified words; nothing where it can. */
export function unmetOfCart(facts: Preconditions): string | undefined {
  const { agreed, isBilled, problem, confirmed, needed } = facts;
  if (!agreed) return 'Please agree to the Terms and Conditions to proceed.';
  if (!isBilled) return 'Please complete your billing information first.';
  if (problem) return problem;
  return confirmed < needed ? 'Please confirm the points that your courses ask for.' : undefined;
}

/** 'Botox in Paris: This course is fully booked.' */
export const problemWords = (courses: readonly CartCourse[]): string | undefined => {
  const [line] = courses.filter(({ problem }) => problem !== null);
  return line && `${line.title}: ${line.problem?.message}`;
};
