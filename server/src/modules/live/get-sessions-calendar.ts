import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { courseEntries, withSessions, writeCalendar } from '#server/modules/catalogue/index.ts';
import { readSettings } from '#server/modules/settings/index.ts';
import { liveAccess } from './live-access.ts';

/** The sessions of a live course for the calendar of who takes part or teaches. */
export const getSessionsCalendar = async (
  ctx: SignedInCtx,
  { courseId }: { courseId: string },
): Promise<string> => {
  const access = await liveAccess(ctx, courseId);
  if (access.role === 'stranger') throw new AppError('course-not-found');
  const { brand } = await readSettings(ctx.db);
  const told = { publicUrl: ctx.ports.publicUrl, as: 'participant' } as const;
  const courses = await withSessions(ctx.db, [access.course]);
  return writeCalendar({
    name: access.course.title,
    company: brand.name,
    isBusy: true,
    entries: courses.flatMap((course) => courseEntries(course, told)),
  });
};
