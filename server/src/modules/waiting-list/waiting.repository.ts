import {
  and,
  asc,
  count,
  eq,
  exists,
  getTableColumns,
  inArray,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  enrolments,
  orderLines,
  orderPlaces,
  orders,
  seatClaims,
  users,
  waiting,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { CourseReferrer } from '../catalogue/index.ts';
import type { PersonOnCourse } from '../orders/index.ts';

export type Waiting = typeof waiting.$inferSelect;

const others = alias(waiting, 'others');
type Place = typeof waiting | typeof others;

/** Whoever was enrolled since they joined waits no longer, also when they have left the course again. */
const wasEnrolled = (place: Place) =>
  sql`exists (select 1 from ${enrolments} where ${enrolments.courseId} = ${place.courseId}
    and ${enrolments.userId} = ${place.userId} and ${enrolments.createdAt} >= ${place.joinedAt})`;
const hasNotLeft = (place: Place) => inArray(place.state, ['waiting', 'offered']);
const isInLine = (place: Place) => and(hasNotLeft(place), not(wasEnrolled(place)));
const inLineOf = (courseId: string) => and(eq(waiting.courseId, courseId), isInLine(waiting));

/** Whether anybody stands in line for a course, or did until they were enrolled a moment ago. */
export const hasLine = async (db: Tx | Db, courseId: string): Promise<boolean> =>
  (await db.$count(waiting, and(eq(waiting.courseId, courseId), hasNotLeft(waiting)))) > 0;

export const countInLine = (db: Tx | Db, courseId: string): Promise<number> =>
  db.$count(waiting, inLineOf(courseId));

export const waitingOfCourse: CourseReferrer = {
  one: 'waiting list entry',
  many: 'waiting list entries',
  count: (db, courseId) => db.$count(waiting, eq(waiting.courseId, courseId)),
};

/** Written behind everybody else, under the course's lock. */
export const insertWaiting = async (
  db: Tx,
  { id, userId, courseId, joinedAt }: PersonOnCourse & { id: string; joinedAt: Date },
): Promise<void> => {
  const others = db
    .select({ last: sql`coalesce(max(${waiting.position}), 0) + 1` })
    .from(waiting)
    .where(inLineOf(courseId));
  await db
    .insert(waiting)
    .values({ id, courseId, userId, state: 'waiting', position: sql`(${others})`, joinedAt });
};

const inLine = (db: Tx | Db, where?: SQL) =>
  db
    .select({ n: count() })
    .from(others)
    .where(and(eq(others.courseId, waiting.courseId), isInLine(others), where));

/** Somebody in line as it is now. `isPaying`: their order has taken the seat that was offered. */
export type Standing = Waiting & {
  place: number;
  of: number;
  offerEndsAt: Date | null;
  isPaying: boolean;
};

const standings = (db: Tx | Db, where: SQL | undefined): Promise<Standing[]> => {
  const isOffered = sql`${seatClaims.state} = 'offered' and ${seatClaims.heldUntil} > now()`;
  return db
    .select({
      ...getTableColumns(waiting),
      place: sql<number>`(${inLine(db, lte(others.position, waiting.position))})::int`,
      of: sql<number>`(${inLine(db)})::int`,
      offerEndsAt: sql<Date | null>`case when ${isOffered} then ${seatClaims.heldUntil} end`.mapWith(
        seatClaims.heldUntil,
      ),
      isPaying: sql<boolean>`coalesce(${seatClaims.state} in ('held', 'enrolled'), false)`,
    })
    .from(waiting)
    .leftJoin(seatClaims, and(eq(seatClaims.id, waiting.offerId), eq(waiting.state, 'offered')))
    .where(and(isInLine(waiting), where))
    .orderBy(asc(waiting.courseId), asc(waiting.position));
};

export const findStanding = async (
  db: Tx | Db,
  { userId, courseId }: PersonOnCourse,
): Promise<Standing | undefined> => {
  const [found] = await standings(db, and(eq(waiting.courseId, courseId), eq(waiting.userId, userId)));
  return found;
};

export const findStandingById = async (db: Tx | Db, id: string): Promise<Standing | undefined> => {
  const [found] = await standings(db, eq(waiting.id, id));
  return found;
};

export const listStandings = (db: Tx | Db, userId: string): Promise<Standing[]> =>
  standings(db, eq(waiting.userId, userId));

/** Every list that somebody is or was on. */
export const listWaitingOf = (db: Tx | Db, userId: string): Promise<Waiting[]> =>
  db.select().from(waiting).where(eq(waiting.userId, userId));

/** Who is in line for a course, first to last. */
export const listLine = (db: Tx | Db, courseId: string): Promise<Standing[]> =>
  standings(db, eq(waiting.courseId, courseId));

export const findWaiting = async (db: Tx | Db, id: string): Promise<Waiting | undefined> => {
  const [row] = await db.select().from(waiting).where(eq(waiting.id, id));
  return row;
};

/** Who is in line for a course, as seats are handed out to them, first to last. */
export const listCandidates = (
  db: Tx,
  courseId: string,
): Promise<(Pick<Waiting, 'id' | 'userId' | 'passedAt'> & { isServed: boolean })[]> => {
  const buying = db
    .select({ id: orders.id })
    .from(orderPlaces)
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .innerJoin(orders, and(eq(orders.id, orderLines.orderId), eq(orders.state, 'placed')))
    .where(
      and(
        eq(orderPlaces.courseId, waiting.courseId),
        eq(orderPlaces.userId, waiting.userId),
        eq(orderPlaces.state, 'open'),
      ),
    );
  return db
    .select({
      id: waiting.id,
      userId: waiting.userId,
      passedAt: waiting.passedAt,
      isServed: sql<boolean>`${waiting.state} = 'offered' or ${exists(buying)}`,
    })
    .from(waiting)
    .where(inLineOf(courseId))
    .orderBy(asc(waiting.position));
};

/** Who was enrolled leaves the line; their ids. */
export const leaveEnrolled = async (db: Tx, courseId: string, leftAt: Date): Promise<string[]> => {
  const rows = await db
    .update(waiting)
    .set({ state: 'enrolled', leftAt })
    .where(and(eq(waiting.courseId, courseId), hasNotLeft(waiting), wasEnrolled(waiting)))
    .returning({ id: waiting.id });
  return rows.map(({ id }) => id);
};

const isItsOffer = and(eq(seatClaims.id, waiting.offerId), eq(seatClaims.placeId, waiting.id));

/** Courses that have offers which are over, or whose person was enrolled otherwise. */
export const listEndedOffers = async (db: Tx | Db): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ courseId: waiting.courseId })
    .from(waiting)
    .innerJoin(seatClaims, and(isItsOffer, eq(seatClaims.state, 'offered')))
    .where(
      and(eq(waiting.state, 'offered'), or(sql`${seatClaims.heldUntil} <= now()`, wasEnrolled(waiting))),
    );
  return rows.map(({ courseId }) => courseId);
};

export type StandingOffer = Pick<Waiting, 'id' | 'userId' | 'freeSince'> & {
  offerId: string;
  endsAt: Date | null;
};

/** The offers of a course that nobody has answered yet, first to last. */
export const listStandingOffers = (db: Tx, courseId: string): Promise<StandingOffer[]> =>
  db
    .select({
      id: waiting.id,
      userId: waiting.userId,
      offerId: seatClaims.id,
      freeSince: waiting.freeSince,
      endsAt: seatClaims.heldUntil,
    })
    .from(waiting)
    .innerJoin(seatClaims, and(isItsOffer, eq(seatClaims.state, 'offered')))
    .where(and(inLineOf(courseId), eq(waiting.state, 'offered')))
    .orderBy(asc(waiting.position));

/** Whose seat was taken back waits at the same place, and has let none pass. */
export const putBack = (db: Tx, ids: readonly string[]) =>
  db
    .update(waiting)
    .set({ state: 'waiting' })
    .where(inArray(waiting.id, [...ids]));

/** Somebody who has let a seat pass. `isLapsed`: its time ended while nobody answered. */
export type Passed = Pick<Waiting, 'id' | 'freeSince'> & { offerId: string; isLapsed: boolean };

/**
 * Puts back in line whose offer was released, or whose order of it was before it was paid, and says since when nobody has
 * had their seats.
 */
export const markPassed = (db: Tx, courseId: string, at: Date): Promise<Passed[]> =>
  db
    .update(waiting)
    .set({ state: 'waiting', passedAt: at })
    .from(seatClaims)
    .where(
      and(
        eq(waiting.courseId, courseId),
        eq(waiting.state, 'offered'),
        eq(seatClaims.id, waiting.offerId),
        eq(seatClaims.state, 'released'),
      ),
    )
    .returning({
      id: waiting.id,
      freeSince: waiting.freeSince,
      offerId: seatClaims.id,
      isLapsed: sql<boolean>`${seatClaims.placeId} = ${waiting.id} and ${seatClaims.releasedAt} >= ${seatClaims.heldUntil}`,
    });

export const markOffered = (
  db: Tx,
  id: string,
  offer: { offerId: string; offeredAt: Date; freeSince: Date },
) =>
  db
    .update(waiting)
    .set({ state: 'offered', ...offer })
    .where(eq(waiting.id, id));

export const leaveLine = (db: Tx, id: string, how: { state: 'left' | 'removed'; leftAt: Date }) =>
  db.update(waiting).set(how).where(eq(waiting.id, id));

/** The course does not take place: the ids of all who were in line. */
export const callOffLine = async (db: Tx, courseId: string, leftAt: Date): Promise<string[]> => {
  const rows = await db
    .update(waiting)
    .set({ state: 'called-off', leftAt })
    .where(inLineOf(courseId))
    .returning({ id: waiting.id });
  return rows.map(({ id }) => id);
};

/** Writes the line anew, first to last. */
export const writeLine = async (db: Tx, ids: readonly string[]): Promise<void> => {
  await db.execute(sql`
    update ${waiting} set position = line.position
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as line (id, position)
    where ${waiting.id} = line.id and ${waiting.position} <> line.position`);
};

export type PersonInLine = Standing & {
  person: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'email'>;
};

/** For staff: the line of a course with who is in it. */
export const listPeopleInLine = async (db: Tx | Db, courseId: string): Promise<PersonInLine[]> => {
  const line = await listLine(db, courseId);
  const { id, firstName, lastName, email } = users;
  const people = await db
    .select({ id, person: { firstName, lastName, email } })
    .from(users)
    .where(
      inArray(
        users.id,
        line.map(({ userId }) => userId),
      ),
    );
  const byId = new Map(people.map((one) => [one.id, one.person]));
  return line.flatMap((one) => {
    const person = byId.get(one.userId);
    return person ? [{ ...one, person }] : [];
  });
};
