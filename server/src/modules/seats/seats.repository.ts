import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { HOLD_GRACE_MS } from '#domain/seats/seats.ts';
import { courseRuns, courses, seatClaims } from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';

export type CourseSeats = Pick<typeof courses.$inferSelect, 'id' | 'status'> &
  Pick<typeof courseRuns.$inferSelect, 'capacity' | 'taken' | 'seatHoldMinutes'>;
type SeatClaim = {
  id: string;
  state: 'held' | 'offered' | 'enrolled' | 'released';
  heldUntil: Date | null;
  isOver: boolean;
};
export type PlaceSeat = { courseId: string; placeId: string };

/**
 * Whoever takes, enrols or releases a seat of a course waits here for the others: what is counted under this lock
 * stays true until the transaction ends. NO KEY, so that orders that only refer to the course do not wait.
 */
export const lockSeats = async (db: Tx, courseId: string): Promise<CourseSeats | undefined> => {
  const [run] = await db
    .select({
      capacity: courseRuns.capacity,
      taken: courseRuns.taken,
      seatHoldMinutes: courseRuns.seatHoldMinutes,
    })
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

export const findLiveClaim = async (db: Tx, seat: PlaceSeat): Promise<SeatClaim | undefined> => {
  const [claim] = await db
    .select({
      id: seatClaims.id,
      state: seatClaims.state,
      heldUntil: seatClaims.heldUntil,
      isOver: sql<boolean>`coalesce(${seatClaims.heldUntil} <= now(), false)`,
    })
    .from(seatClaims)
    .where(isLiveOf(seat));
  return claim;
};

/** Releases the holds that nobody answered for within the grace, and says how many there were. */
export const releaseForfeited = async (db: Tx, courseId: string): Promise<number> => {
  const forfeited = db
    .select({ id: seatClaims.id })
    .from(seatClaims)
    .where(
      and(
        eq(seatClaims.courseId, courseId),
        inArray(seatClaims.state, ['held', 'offered']),
        sql`${seatClaims.heldUntil} + make_interval(secs => ${HOLD_GRACE_MS / 1000}) <= now()`,
      ),
    )
    // One that is locked is just becoming final.
    .for('update', { skipLocked: true });
  const released = await db
    .update(seatClaims)
    .set({ state: 'released', releasedAt: sql`now()` })
    .where(inArray(seatClaims.id, forfeited))
    .returning({ id: seatClaims.id });
  return released.length;
};

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes}::int)`;

/** A hold's end is set by the database's clock, which also decides when it is over. */
export const insertClaim = async (
  db: Tx,
  {
    holdMinutes,
    ...claim
  }: PlaceSeat & { state: 'held' | 'enrolled'; holdMinutes?: number; createdAt: Date },
): Promise<{ heldUntil: Date | null }> => {
  const heldUntil = holdMinutes === undefined ? null : inMinutes(holdMinutes);
  const [row] = await db
    .insert(seatClaims)
    .values({ id: uuidv7(), ...claim, heldUntil })
    .returning({ heldUntil: seatClaims.heldUntil });
  return { heldUntil: row?.heldUntil ?? null };
};

export const holdFor = async (db: Tx, claimId: string, minutes: number): Promise<Date | null> => {
  const [claim] = await db
    .update(seatClaims)
    .set({ heldUntil: inMinutes(minutes) })
    .where(eq(seatClaims.id, claimId))
    .returning({ heldUntil: seatClaims.heldUntil });
  return claim?.heldUntil ?? null;
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
