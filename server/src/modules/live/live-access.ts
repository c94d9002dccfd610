import type { LIVE_ROLES } from '#contracts/live/live-sessions.ts';
import { isStaff } from '#server/calls/access.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { instructsCourse, type LiveCourse, requireCourseWithPage } from '#server/modules/catalogue/index.ts';
import { findLiveEnrolment } from '#server/modules/enrolments/index.ts';

export type LiveAccess = {
  course: LiveCourse;
  role: (typeof LIVE_ROLES)[number];
  /** The caller’s own place, if they have one now. */
  enrolmentId: string | null;
};

/** Who the caller is to a live course. */
export const liveAccess = async ({ db, caller }: SignedInCtx, courseKey: string): Promise<LiveAccess> => {
  const { id: userId, role } = caller.user;
  const course = await requireCourseWithPage(db, courseKey, 'OnlineLiveTraining');
  const enrolment = await findLiveEnrolment(db, { userId, courseId: course.id });
  const enrolmentId = enrolment?.id ?? null;
  const isHost = isStaff(caller) || (role === 'instructor' && (await instructsCourse(db, userId, course.id)));
  if (isHost) return { course, role: 'host', enrolmentId };
  return { course, role: enrolmentId ? 'participant' : 'stranger', enrolmentId };
};
