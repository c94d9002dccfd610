import { and, eq, exists, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import { HOLD_GRACE_MS } from '#domain/seats/seats.ts';
import { courseRuns, courses, seatClaims } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';

export type CourseSeats = Pick<typeof courses.$inferSelect, 'id' | 'status'> &
  Pick<typeof courseRuns.$inferSelect, 'capacity' | 'taken'>;
export type PlaceSeat = { courseId: string; placeId: string };

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

export const findLiveClaim = async (db: Tx, seat: PlaceSeat): Promise<{ id: string } | undefined> => {
  const [claim] = await db.select({ id: seatClaims.id }).from(seatClaims).where(isLiveOf(seat));
  return claim;
};

/**
 * Counts a seat as taken where one is left and the place has none yet, and answers how long the course holds it. Who
 * asks while none is left waits for nobody; who asks while one is left waits for whoever is just taking one.
 */
export const countSeat = async (
  db: Tx,
  seat: PlaceSeat,
): Promise<{ seatHoldMinutes: number } | undefined> => {
  const own = db.select({ id: seatClaims.id }).from(seatClaims).where(isLiveOf(seat));
  const [run] = await db
    .update(courseRuns)
    .set({ taken: sql`${courseRuns.taken} + 1` })
    .where(
      and(eq(courseRuns.courseId, seat.courseId), lt(courseRuns.taken, courseRuns.capacity), notExists(own)),
    )
    .returning({ seatHoldMinutes: courseRuns.seatHoldMinutes });
  return run;
};

const isForfeitedOf = (courseId: string) =>
  and(
    eq(seatClaims.courseId, courseId),
    inArray(seatClaims.state, ['held', 'offered']),
    sql`${seatClaims.heldUntil} + make_interval(secs => ${HOLD_GRACE_MS / 1000}) <= now()`,
  );

/** Whether seats of a course are held that nobody answered for within the grace; undefined when there is no course. */
export const hasForfeited = async (db: Tx | Db, courseId: string): Promise<boolean | undefined> => {
  const forfeited = db.select({ id: seatClaims.id }).from(seatClaims).where(isForfeitedOf(courseId));
  const [run] = await db
    .select({ has: sql<boolean>`${exists(forfeited)}` })
    .from(courseRuns)
    .where(eq(courseRuns.courseId, courseId));
  return run?.has;
};

/** Releases the holds that nobody answered for within the grace, and says how many there were. */
export const releaseForfeited = async (db: Tx, courseId: string): Promise<number> => {
  const forfeited = db
    .select({ id: seatClaims.id })
    .from(seatClaims)
    .where(isForfeitedOf(courseId))
    // One that is locked is just becoming final.
    .for('update', { skipLocked: true });
  const released = await db
    .update(seatClaims)
    .set({ state: 'released', releasedAt: sql`now()` })
    .where(inArray(seatClaims.id, forfeited))
    .returning({ id: seatClaims.id });
  return released.length;
};

/**
 * Writes who a counted seat is for; undefined when the course was cancelled meanwhile, which is read here because
 * whoever counts may have waited for whoever cancels. A hold's end is set by the database's clock, which also decides
 * when it is over.
 */
export const insertClaim = async (
  db: Tx,
  claim: PlaceSeat & { state: 'held' | 'enrolled'; holdMinutes: number | null; createdAt: Date },
): Promise<{ heldUntil: Date | null } | undefined> => {
  const { courseId, placeId, state, holdMinutes, createdAt } = claim;
  const open = db
    .select({
      id: sql`${uuidv7()}::uuid`.as('id'),
      courseId: courses.id,
      placeId: sql`${placeId}::uuid`.as('place_id'),
      state: sql`${state}`.as('state'),
      heldUntil: sql`now() + make_interval(mins => ${holdMinutes}::int)`.as('held_until'),
      createdAt: sql`${createdAt.toISOString()}::timestamptz`.as('created_at'),
      releasedAt: sql`null::timestamptz`.as('released_at'),
    })
    .from(courses)
    .where(and(eq(courses.id, courseId), ne(courses.status, 'cancelled')));
  const [inserted] = await db.insert(seatClaims).select(open).returning({ heldUntil: seatClaims.heldUntil });
  return inserted;
};

/** The end of the hold of a place that has a seat, set anew where it is over; null when it sits already. */
export const renewHold = async (
  db: Tx,
  seat: PlaceSeat,
  minutes: number | undefined,
): Promise<{ heldUntil: Date | null } | undefined> => {
  const ofCourse = db
    .select({ minutes: courseRuns.seatHoldMinutes })
    .from(courseRuns)
    .where(eq(courseRuns.courseId, seat.courseId));
  const end = sql`now() + make_interval(mins => coalesce(${minutes ?? null}::int, ${ofCourse}))`;
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

export const markReleased = (db: Tx, claimId: string) =>
  db.update(seatClaims).set({ state: 'released', releasedAt: sql`now()` }).where(eq(seatClaims.id, claimId));

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
