import { basisPoints, eur, rateMicro } from '#domain/money/money.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import { priceOrder } from '#domain/pricing/breakdown.ts';
import type { Ctx } from '#server/calls/context.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import {
  changeRating,
  findCourse,
  paymentOptionsOf,
  type Run,
  todayAt,
} from '../../modules/catalogue/index.ts';
import { type PreparedPassword, presentBilling, type User } from '../../modules/identity/index.ts';
import { DEFAULT_SETTINGS } from '../../modules/settings/index.ts';
import { alumni } from './alumni.ts';
import { type EarlierRows, insertParticipants, insertPeople } from './earlier-runs.repository.ts';
import { EARLIER_RUNS, type EarlierPart, type EarlierReview, type EarlierRun } from './earlier-runs.ts';

type Props = {
  password: PreparedPassword;
  moderator: User;
  /** A minute of the day so many days ago. */
  at: (daysAgo: number) => Date;
};

/**
 * Enters who took part in earlier runs, and what they said, without the payments: as an academy does that kept its
 * books elsewhere before. Their orders owe nothing. Answers the people by their keys.
 */
export const takeOverEarlierRuns = async (ctx: Ctx, props: Props): Promise<Map<string, User>> => {
  const people = await enterPeople(ctx, props);
  for (const run of EARLIER_RUNS) await enterRun(ctx, run, { ...props, people });
  return people;
};

const enterPeople = async (ctx: Ctx, { password, at }: Props): Promise<Map<string, User>> => {
  const since = new Map(
    EARLIER_RUNS.flatMap(({ parts }) => parts.map((part) => [part.person.key, at(part.enrolledDaysAgo)])),
  );
  const rows = alumni.flatMap(({ key, ...person }) => {
    const createdAt = since.get(key);
    if (!createdAt) return [];
    const account = { role: 'learner' as const, passwordHash: password.hash, emailVerifiedAt: createdAt };
    return [{ ...person, ...account, id: uuidv7(createdAt.getTime()), createdAt, updatedAt: createdAt }];
  });
  const users = await insertPeople(ctx.db, rows);
  const byEmail = new Map(users.map((user) => [user.email, user]));
  return new Map(
    alumni.flatMap(({ key, email }) => {
      const user = byEmail.get(email);
      return user ? [[key, user]] : [];
    }),
  );
};

type Entering = Props & { people: ReadonlyMap<string, User> };

const enterRun = async (ctx: Ctx, { course: slug, parts }: EarlierRun, entering: Entering) => {
  const course = await findCourse(ctx.db, slug, 'InPersonCourse');
  if (!course) throw new Error(`there is no course ${slug}`);
  const rows: EarlierRows = {
    orders: [],
    orderLines: [],
    orderPlaces: [],
    seatClaims: [],
    enrolments: [],
    reviews: [],
  };
  for (const part of parts) addPart(rows, { ctx, course, part, entering });
  await insertParticipants(ctx.db, course.id, rows);
  const ratings = rows.reviews.filter(({ state }) => state === 'published').map(({ rating }) => rating);
  const sum = ratings.reduce((all, rating) => all + rating, 0);
  await changeRating(ctx, { seriesId: course.seriesId, sum, count: ratings.length });
};

type Adding = { ctx: Ctx; course: Run; part: EarlierPart; entering: Entering };

const addPart = (rows: EarlierRows, { ctx, course, part, entering }: Adding): void => {
  const user = entering.people.get(part.person.key);
  if (!user) throw new Error(`nobody is called ${part.person.key}`);
  const at = entering.at(part.enrolledDaysAgo);
  const [orderId, lineId, placeId, id] = [1, 2, 3, 4].map(() => uuidv7(at.getTime()));
  if (!orderId || !lineId || !placeId || !id) throw new Error('there are no ids');
  rows.orders.push({
    ...settledTerms(ctx, course, at),
    id: orderId,
    createdAt: at,
    userId: user.id,
    billing: presentBilling({ user, company: null }),
  });
  const nothing = { listEur: eur(0), earlyBirdEur: eur(0), promoEur: eur(0), priceEur: eur(0) };
  const { title, code, kind, id: courseId } = course;
  const line = { id: lineId, orderId, position: 0, kind, courseId, title, code, policy: DEFAULT_POLICY };
  rows.orderLines.push({ ...line, ...nothing });
  const userId = user.id;
  rows.orderPlaces.push({ id: placeId, lineId, courseId, userId, state: 'accepted', acceptedAt: at });
  rows.seatClaims.push({ id, courseId, placeId, state: 'enrolled', createdAt: at });
  rows.enrolments.push({ id, userId, courseId, placeId, createdAt: at });
  if (part.review) rows.reviews.push(reviewRow(part.review, { course, user, entering }));
};

/** Nothing was agreed here, so nothing is owed here. */
const settledTerms = (ctx: Ctx, course: Run, at: Date) => {
  const rate = rateMicro(DEFAULT_SETTINGS.rates.checkoutRate);
  const { breakdown } = priceOrder({
    lines: [{ list: eur(0), earlyBird: null, places: 1, takesPromo: false }],
    promo: null,
    plan: 'full',
    options: paymentOptionsOf(course),
    today: todayAt(course, at),
    now: at.getTime(),
    startDate: course.startDate,
    rate,
    taxBp: basisPoints(DEFAULT_SETTINGS.tax.rateBp),
  });
  return {
    reference: `AUR-${randomBase32(10)}`,
    state: 'confirmed' as const,
    method: 'free' as const,
    plan: 'full' as const,
    breakdown,
    totalEur: eur(0),
    rateMicro: rate,
    termsVersion: ctx.ports.termsVersion,
    termsAcceptedAt: at,
    placedAt: at,
    confirmedAt: at,
  };
};

type Reviewing = Pick<Adding, 'course' | 'entering'> & { user: User };

const reviewRow = (
  { daysAgo, state, ...said }: EarlierReview,
  { course, user, entering }: Reviewing,
): EarlierRows['reviews'][number] => {
  const at = entering.at(daysAgo);
  const isRead = state !== 'pending';
  return {
    ...said,
    state,
    id: uuidv7(at.getTime()),
    seriesId: course.seriesId,
    courseId: course.id,
    userId: user.id,
    moderatedBy: isRead ? entering.moderator.id : null,
    moderatedAt: isRead ? at : null,
    createdAt: at,
  };
};
