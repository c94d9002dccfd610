import { RUN_KINDS } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { listChanges } from '../after-sale/index.ts';
import {
  type CalendarCourse,
  courseEntries,
  getCourse,
  withSessions,
  writeCalendar,
} from '../catalogue/index.ts';
import { isLiveLine, requireOwnOrder } from '../orders/index.ts';
import { readSettings } from '../settings/index.ts';

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
  const entry = async (courseId: string, isLeft: boolean): Promise<Omit<CalendarCourse, 'sessions'>> => {
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
  const told = { publicUrl: ctx.ports.publicUrl, as: 'participant' } as const;
  const entries = (await withSessions(ctx.db, courses)).flatMap((course) => courseEntries(course, told));
  return writeCalendar({ name: brand.name, company: brand.name, isBusy: true, entries });
};
