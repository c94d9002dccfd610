import type { Ctx } from '#server/calls/context.ts';
import { beforeCommit } from '#server/platform/db/database.ts';

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
