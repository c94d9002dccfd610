import { and, eq, exists, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { HOLD_GRACE_MS } from '#domain/seats/seats.ts';
import { courseRuns, courses, seatClaims } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';

export type CourseSeats = Pick<typeof courses.$inferSelect, 'id' | 'status'> &
  Pick<typeof courseRuns.$inferSelect, 'capacity' | 'taken'>;
export type PlaceSeat = { courseId: string; placeId: string };
/** `userId` is whose place it is, null where nobody's yet: a seat may be offered to them. */
export type PersonSeat = PlaceSeat & { userId?: string | null };

/**
 * Whoever takes, enrols or releases a seat of a course waits here for the others: what is counted under this lock
 * stays true until the transaction ends. NO KEY, so that orders that only refer to the course do not wait.
 */
export const lockSeats = async (db: Tx, courseId: string): Promise<CourseSeats | undefined> => {
  const [run] = await db
    .select({ capacity: courseRuns.capacity, taken: courseRuns.taken })
    .from(courseRuns)
    .where(eq(courseRuns.courseId, courseId))
    .for('no key update');
  if (!run) return undefined;
  // Only now: what is read together with a row that one waits for is older than what its last holder has written.
  const [course] = await db
    .select({ id: courses.id, status: courses.status })
    .from(courses)
    .where(eq(courses.id, courseId));
  return course && { ...course, ...run };
};

const isLiveOf = ({ courseId, placeId }: PlaceSeat) =>
  and(eq(seatClaims.courseId, courseId), eq(seatClaims.placeId, placeId), ne(seatClaims.state, 'released'));

const isOffered = (userId: string) =>
  and(
    eq(seatClaims.offeredTo, userId),
    eq(seatClaims.state, 'offered'),
    sql`${seatClaims.heldUntil} > now()`,
  );

/** The seat that is offered to a person, for as long as it is. */
const isOfferTo = (courseId: string, userId: string) =>
  and(eq(seatClaims.courseId, courseId), isOffered(userId));

export const findLiveClaim = async (db: Tx, seat: PlaceSeat): Promise<{ id: string } | undefined> => {
  const [claim] = await db.select({ id: seatClaims.id }).from(seatClaims).where(isLiveOf(seat));
  return claim;
};

/**
 * Counts a seat as taken where one is left and the place has none yet, nor its person an offer of one, and answers how
 * long the course holds it. Who
 * asks while none is left waits for nobody; who asks while one is left waits for whoever is just taking one.
 */
export const countSeat = async (
  db: Tx,
  seat: PersonSeat,
): Promise<{ seatHoldMinutes: number } | undefined> => {
  const isOwn = seat.userId ? or(isLiveOf(seat), isOfferTo(seat.courseId, seat.userId)) : isLiveOf(seat);
  const own = db.select({ id: seatClaims.id }).from(seatClaims).where(isOwn);
  const [run] = await db
    .update(courseRuns)
    .set({ taken: sql`${courseRuns.taken} + 1` })
    .where(
      and(eq(courseRuns.courseId, seat.courseId), lt(courseRuns.taken, courseRuns.capacity), notExists(own)),
    )
    .returning({ seatHoldMinutes: courseRuns.seatHoldMinutes });
  return run;
};

const isForfeited = and(
  inArray(seatClaims.state, ['held', 'offered']),
  sql`${seatClaims.heldUntil} + make_interval(secs => ${HOLD_GRACE_MS / 1000}) <= now()`,
);

const isForfeitedOf = (courseId: string) => and(eq(seatClaims.courseId, courseId), isForfeited);

/** Whether seats of a course are held that nobody answered for within the grace; undefined when there is no course. */
export const hasForfeited = async (db: Tx | Db, courseId: string): Promise<boolean | undefined> => {
  const forfeited = db.select({ id: seatClaims.id }).from(seatClaims).where(isForfeitedOf(courseId));
  const [run] = await db
    .select({ has: sql<boolean>`${exists(forfeited)}` })
    .from(courseRuns)
    .where(eq(courseRuns.courseId, courseId));
  return run?.has;
};

/** Claims that were released, and how many of them were not offers that their person let pass. */
export type Released = { seats: number; freed: number };

const toReleased = (claims: readonly { offeredTo: string | null }[]): Released => ({
  seats: claims.length,
  freed: claims.filter(({ offeredTo }) => offeredTo === null).length,
});

const RELEASED = { state: 'released', releasedAt: sql`now()` } as const;

/** The ids of those of these courses of which a seat is held that nobody answered for, or is offered to this person. */
export const findFreeFor = async (
  db: Tx | Db,
  { courseIds, userId }: { courseIds: readonly string[]; userId: string | null },
): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ courseId: seatClaims.courseId })
    .from(seatClaims)
    .where(
      and(
        inArray(seatClaims.courseId, [...courseIds]),
        or(isForfeited, userId === null ? undefined : isOffered(userId)),
      ),
    );
  return new Set(rows.map(({ courseId }) => courseId));
};

/** Releases the holds that nobody answered for within the grace. */
export const releaseForfeited = async (db: Tx, courseId: string): Promise<Released> => {
  const forfeited = db
    .select({ id: seatClaims.id })
    .from(seatClaims)
    .where(isForfeitedOf(courseId))
    // One that is locked is just becoming final.
    .for('update', { skipLocked: true });
  const released = await db
    .update(seatClaims)
    .set(RELEASED)
    .where(inArray(seatClaims.id, forfeited))
    .returning({ offeredTo: seatClaims.offeredTo });
  return toReleased(released);
};

/** Releases the offers of a course that are over, or all of them. Of who is just taking one, the first decides. */
export const releaseOffers = async (db: Tx, courseId: string, { all }: { all: boolean }): Promise<number> => {
  const released = await db
    .update(seatClaims)
    .set(RELEASED)
    .where(
      and(
        eq(seatClaims.courseId, courseId),
        eq(seatClaims.state, 'offered'),
        all ? undefined : sql`${seatClaims.heldUntil} <= now()`,
      ),
    )
    .returning({ id: seatClaims.id });
  return released.length;
};

/** Releases what is still offered to these places in line; how many seats that were. */
export const releaseOffersOf = async (
  db: Tx,
  courseId: string,
  placeIds: readonly string[],
): Promise<number> => {
  const released = await db
    .update(seatClaims)
    .set(RELEASED)
    .where(
      and(
        eq(seatClaims.courseId, courseId),
        eq(seatClaims.state, 'offered'),
        inArray(seatClaims.placeId, [...placeIds]),
      ),
    )
    .returning({ id: seatClaims.id });
  return released.length;
};

/** Until when a seat of a course is offered to somebody; null where none is. */
export const findOfferEnd = async (
  db: Tx | Db,
  { courseId, userId }: { courseId: string; userId: string },
): Promise<Date | null> => {
  const [claim] = await db
    .select({ heldUntil: seatClaims.heldUntil })
    .from(seatClaims)
    .where(isOfferTo(courseId, userId));
  return claim?.heldUntil ?? null;
};

/**
 * The seat that is offered to a place's person becomes that place's own: it is counted already. It is held for so long,
 * but never shorter than was offered; undefined where none is offered any more.
 */
export const takeOffered = async (
  db: Tx,
  { userId, ...seat }: PlaceSeat & { userId: string },
  { state, minutes }: { state: 'held' | 'enrolled'; minutes: number | undefined },
): Promise<{ heldUntil: Date | null } | undefined> => {
  const own = db.select({ id: seatClaims.id }).from(seatClaims).where(isLiveOf(seat));
  const heldUntil =
    state === 'enrolled' ? null : sql`greatest(${seatClaims.heldUntil}, ${holdEnd(db, seat, minutes)})`;
  const [claim] = await db
    .update(seatClaims)
    .set({ placeId: seat.placeId, state, heldUntil })
    .where(and(isOfferTo(seat.courseId, userId), notExists(own)))
    .returning({ heldUntil: seatClaims.heldUntil });
  return claim;
};

/** When a hold ends that begins now and lasts so many minutes, or those that the course sets. */
const holdEnd = (db: Tx, { courseId }: PlaceSeat, minutes: number | undefined) => {
  const ofCourse = db
    .select({ minutes: courseRuns.seatHoldMinutes })
    .from(courseRuns)
    .where(eq(courseRuns.courseId, courseId));
  return sql`now() + make_interval(mins => coalesce(${minutes ?? null}::int, ${ofCourse}))`;
};

type NewClaim = PlaceSeat & {
  state: 'held' | 'offered' | 'enrolled';
  holdMinutes: number | null;
  createdAt: Date;
  offeredTo: string | null;
};

/**
 * Writes who a counted seat is for; undefined when the course was cancelled meanwhile, which is read here because
 * whoever counts may have waited for whoever cancels. A hold's end is set by the database's clock, which also decides
 * when it is over.
 */
export const insertClaim = async (
  db: Tx,
  claim: NewClaim,
): Promise<{ id: string; heldUntil: Date | null } | undefined> => {
  const { courseId, placeId, state, holdMinutes, createdAt, offeredTo } = claim;
  const open = db
    .select({
      id: sql`${uuidv7()}::uuid`.as('id'),
      courseId: courses.id,
      placeId: sql`${placeId}::uuid`.as('place_id'),
      state: sql`${state}`.as('state'),
      heldUntil: sql`now() + make_interval(mins => ${holdMinutes}::int)`.as('held_until'),
      createdAt: sql`${createdAt.toISOString()}::timestamptz`.as('created_at'),
      releasedAt: sql`null::timestamptz`.as('released_at'),
      offeredTo: sql`${offeredTo}::uuid`.as('offered_to'),
    })
    .from(courses)
    .where(and(eq(courses.id, courseId), ne(courses.status, 'cancelled')));
  const [inserted] = await db
    .insert(seatClaims)
    .select(open)
    .returning({ id: seatClaims.id, heldUntil: seatClaims.heldUntil });
  return inserted;
};

/** The end of the hold of a place that has a seat, set anew where it is over; null when it sits already. */
export const renewHold = async (
  db: Tx,
  seat: PlaceSeat,
  minutes: number | undefined,
): Promise<{ heldUntil: Date | null } | undefined> => {
  const end = holdEnd(db, seat, minutes);
  const [claim] = await db
    .update(seatClaims)
    .set({
      heldUntil: sql`case when ${seatClaims.heldUntil} <= now() then ${end} else ${seatClaims.heldUntil} end`,
    })
    .where(isLiveOf(seat))
    .returning({ heldUntil: seatClaims.heldUntil });
  return claim;
};

/** Says whether there was a hold to make final. Who is enrolled is counted by a trigger when the transaction ends. */
export const markEnrolled = async (db: Tx, seat: PlaceSeat): Promise<boolean> => {
  const marked = await db
    .update(seatClaims)
    .set({ state: 'enrolled', heldUntil: null })
    .where(and(isLiveOf(seat), ne(seatClaims.state, 'enrolled')))
    .returning({ id: seatClaims.id });
  return marked.length > 0;
};

export type SeatHandOver = { courseId: string; from: string; to: string };

/** Says whether somebody sat there. */
export const takeOver = async (db: Tx, { courseId, from, to }: SeatHandOver): Promise<boolean> => {
  const taken = await db
    .update(seatClaims)
    .set({ placeId: to })
    .where(and(isLiveOf({ courseId, placeId: from }), eq(seatClaims.state, 'enrolled')))
    .returning({ id: seatClaims.id });
  return taken.length > 0;
};

/** Releases the seat of a place, whatever it is to it, if it still is its own. */
export const releaseClaim = async (db: Tx, seat: PlaceSeat): Promise<Released> => {
  const released = await db
    .update(seatClaims)
    .set(RELEASED)
    .where(isLiveOf(seat))
    .returning({ offeredTo: seatClaims.offeredTo });
  return toReleased(released);
};

/** Says whether there was a hold to extend. */
export const setHeldUntil = async (db: Tx, placeId: string, until: Date): Promise<boolean> => {
  const extended = await db
    .update(seatClaims)
    .set({ heldUntil: until })
    .where(and(eq(seatClaims.placeId, placeId), inArray(seatClaims.state, ['held', 'offered'])))
    .returning({ id: seatClaims.id });
  return extended.length > 0;
};

/** Keeps the count on the course; its CHECK refuses what would oversell it. */
export const changeTaken = (db: Tx, courseId: string, by: number) =>
  db
    .update(courseRuns)
    .set({ taken: sql`${courseRuns.taken} + ${by}` })
    .where(eq(courseRuns.courseId, courseId));
