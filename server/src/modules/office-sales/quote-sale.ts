import type { InputOf } from '#contracts/endpoint.ts';
import type { officeSaleEndpoints, QuotedLine } from '#contracts/orders/admin-office-sales.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Reply } from '#server/calls/binding.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Course, findCourse, isHidden } from '../catalogue/index.ts';
import { findUser } from '../identity/index.ts';
import { minutesOfHold, priceLines, rateOf, readTerms } from '../orders/index.ts';
import type { Promo } from '../promotions/index.ts';
import { currentPriceOf } from './agreed-prices.ts';
import { askCode } from './ask-code.ts';
import { type GatheredSale, gatherSale, type SaleLine } from './gather-sale.ts';
import { presentPerson } from './present-person.ts';

type Quote = (typeof officeSaleEndpoints)['quoteSale'];

const MINUTE_MS = 60_000;
const MICRO = 1_000_000;

/** What staff are shown before they sell: nothing is held by it. */
export const quoteSale = async (ctx: Ctx, input: InputOf<Quote>): Promise<Reply<Quote>> => {
  const { personId, courses: keys, code } = input;
  const user = personId ? await findUser(ctx.db, personId) : null;
  if (personId && !user) throw new AppError('not-found');
  const { courses, notOffered } = await readCourses(ctx, keys);
  const gathered = await gatherSale(ctx, { userId: user?.id ?? null, courses });
  const { promo, problem } = await askCode(ctx, { code, userId: user?.id ?? null, lines: gathered.lines });
  const { settings } = await readTerms(ctx, null);
  return {
    person: user && presentPerson(user),
    lines: gathered.lines.map(presentLine),
    leftOut: [...notOffered, ...gathered.leftOut],
    promoProblem: problem,
    ...(await sumsOf(ctx, gathered, promo)),
    rate: rateOf(settings) / MICRO,
    holdEndsAt: holdEnd(ctx.now, gathered, settings.bank.holdDays),
    takesTransfers: settings.bank.enabled,
  };
};

/** Each once, in their order; what has no page is left out and said. */
const readCourses = async ({ db }: Ctx, keys: string) => {
  const courses = new Map<string, Course>();
  const notOffered: string[] = [];
  for (const key of keys.split(',').filter(Boolean)) {
    const course = await findCourse(db, key);
    if (course && !isHidden(course)) courses.set(course.id, course);
    else notOffered.push(`${course?.title ?? 'A course that is not there'} is not on offer.`);
  }
  return { courses: [...courses.values()], notOffered };
};

const sumsOf = async (ctx: Ctx, { lines }: GatheredSale, promo: Promo | null) => {
  if (lines.length === 0) return { promo: null, totalEur: 0, totalAed: 0 };
  const offered = lines.map((line) => line.offered);
  const { breakdown } = priceLines(offered, 'full', await readTerms(ctx, promo));
  const { total, totalAed, promoDiscount } = breakdown;
  return { promo: promo && { code: promo.code, discountEur: promoDiscount }, totalEur: total, totalAed };
};

const holdEnd = (now: Date, { lines }: GatheredSale, holdDays: number): string | null => {
  if (lines.length === 0) return null;
  const minutes = minutesOfHold(
    now,
    lines.map(({ course }) => course),
    holdDays,
  );
  return minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
};

const presentLine = (line: SaleLine): QuotedLine => {
  const { course, offered, cameWith, problem, confirmations } = line;
  const { id, slug, code, title, kind } = course;
  const where =
    course.kind !== 'ELearningCourse'
      ? { city: course.city, startDate: course.startDate, endDate: course.endDate }
      : { city: '', startDate: null, endDate: null };
  return {
    course: { _id: id, slug, code, title, kind, ...where },
    listEur: cameWith ? 0 : offered.offer.current.list,
    priceEur: currentPriceOf(line),
    cameWith: cameWith?.title ?? null,
    problem: problem?.message ?? null,
    confirmations,
  };
};
