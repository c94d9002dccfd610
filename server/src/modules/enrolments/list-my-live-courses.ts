import type { SignedInCtx } from '#server/calls/context.ts';
import { liveSessionsOf, presentSession } from '../catalogue/index.ts';
import { listMyCourses } from './list-my-courses.ts';

/** The person's live courses, each with the session that is held now or comes next. */
export const listMyLiveCourses = async (ctx: SignedInCtx) => {
  const courses = await listMyCourses(ctx, 'OnlineLiveTraining');
  const sessions = await liveSessionsOf(
    ctx.db,
    courses.map(({ _id }) => _id),
  );
  return courses.map((course) => {
    const shown = (sessions.get(course._id) ?? []).map((session) =>
      presentSession(session, { zone: course.venueTimezone }),
    );
    const next = shown.find(({ isCancelled, endsAt }) => !isCancelled && new Date(endsAt) > ctx.now);
    return { ...course, nextSession: next ?? null };
  });
};
