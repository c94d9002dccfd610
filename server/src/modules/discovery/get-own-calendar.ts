import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { listChanges } from '../after-sale/index.ts';
import { getCourse } from '../catalogue/index.ts';
import { isLiveLine, requireOwnOrder } from '../orders/index.ts';
import { readSettings } from '../settings/index.ts';
import { courseFeed, type FeedCourse } from './course-feed.ts';
import { withSessions } from './with-sessions.ts';

/**
 * One course of an own order for one's own calendar. The runs that it was moved away from are struck out there; each move
 * raises what a calendar compares, so that a run that one comes back to is taken over again.
 */
export const getOwnCalendar = async (
  ctx: SignedInCtx,
  { reference, lineId }: { reference: string; lineId: string },
): Promise<string> => {
  const order = await requireOwnOrder(ctx.db, ctx.caller, reference);
  const line = order.lines.find(({ id, kind }) => id === lineId && kind !== 'ELearningCourse');
  if (!line) throw new AppError('not-found');
  const moves = (await listChanges(ctx.db, order.id)).filter(
    (change) => change.lineId === lineId && change.kind === 'move' && change.state === 'done',
  );
  const left = new Set(moves.map(({ fromCourseId }) => fromCourseId));
  left.delete(line.courseId);
  const entry = async (courseId: string, isLeft: boolean): Promise<Omit<FeedCourse, 'sessions'>> => {
    const course = await getCourse(ctx.db, courseId, RUN_KINDS);
    return {
      ...course,
      version: course.version + moves.length,
      status: isLeft ? 'cancelled' : course.status,
    };
  };
  const courses = [await entry(line.courseId, !isLiveLine(line))];
  for (const courseId of left) courses.push(await entry(courseId, true));
  const { brand } = await readSettings(ctx.db);
  return courseFeed({
    name: brand.name,
    publicUrl: ctx.ports.publicUrl,
    isBusy: true,
    courses: await withSessions(ctx.db, courses),
  });
};
