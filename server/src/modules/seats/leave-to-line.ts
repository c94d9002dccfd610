import type { Ctx } from '#server/calls/context.ts';
import { beforeCommit } from '#server/platform/db/database.ts';

/** So many seats of a course that somebody held or had are free; what an offer let go of is not among them. */
type FreedSeats = { courseId: string; freed: number };

declare module '#server/calls/context.ts' {
  interface Ports {
    /** Who waits in line for seats: asked under the course's lock whenever some have become free, or may be offered. */
    waitingList: { handOver(ctx: Ctx, seats: FreedSeats): Promise<void> };
  }
}

const freedIn = new WeakMap<Ctx['db'], Map<string, number>>();

/**
 * Seats of a locked course are free, or it has changed so that it may have some for who waits in line. They are asked when
 * the transaction is about to end, so that whoever gives a seat up and takes it again in one transaction keeps it, and
 * before it commits, so that nobody else ever sees it free.
 */
export const leaveToLine = (ctx: Ctx, courseId: string, freed: number): void => {
  const known = freedIn.get(ctx.db);
  const courses = known ?? new Map<string, number>();
  courses.set(courseId, (courses.get(courseId) ?? 0) + freed);
  if (known) return;
  freedIn.set(ctx.db, courses);
  beforeCommit(ctx.db, () => handOverAll(ctx, courses));
};

const handOverAll = async (ctx: Ctx, courses: ReadonlyMap<string, number>): Promise<void> => {
  for (const [courseId, freed] of courses) await ctx.ports.waitingList.handOver(ctx, { courseId, freed });
};
