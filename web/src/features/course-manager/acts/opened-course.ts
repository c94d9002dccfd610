import type { Api } from '#contracts/api.ts';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import type { CourseConsequences } from '#contracts/course-office/course-changes.ts';
import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import type { CourseView } from '../list/course-view.ts';
import { type CourseAct, findCourseAct } from './course-acts.ts';
import { offeredActs } from './offered-acts.ts';

/** What the question about a course has to know of it. */
export interface OpenedCourse {
  _id: string;
  courseCode: string;
  title: string;
  startDate: string | null;
  endDate: string | null;
  enrolled: number;
  /** How many an announcement would go to, where one is written. */
  reach: { enrolled: number; waiting: number } | null;
  /** Whom and which money it concerns, where the question is about that. */
  consequences: CourseConsequences | null;
  /** Cancelling asks for the password once more. */
  asksPassword: boolean;
  acts: readonly CourseAct[];
}

const openedOf = (
  course: AdminCourse,
  isAdmin: boolean,
): Omit<OpenedCourse, 'consequences' | 'asksPassword' | 'reach'> => ({
  _id: course._id,
  courseCode: course.basic.courseCode,
  title: course.basic.title,
  startDate: course.schedule.startDate,
  endDate: course.schedule.endDate,
  enrolled: course.enrollment.currentEnrollment,
  acts: offeredActs(course, isAdmin),
});

interface Opening {
  kind: RunKind;
  view: Pick<CourseView, 'on' | 'do'>;
  isAdmin: boolean;
}

/** Null where none is asked for, and where it is not there any more. */
export async function openCourse(api: Api, { kind, view, isAdmin }: Opening): Promise<OpenedCourse | null> {
  const act = findCourseAct(view.do);
  if (!view.on || !act) return null;
  const concerns = act === 'cancel' || act === 'postpone';
  const [answer, found, reach] = await Promise.all([
    api.call(callOfKind(kind, 'getAdminCourse'), { id: view.on }),
    concerns ? api.call(callOfKind(kind, 'getCourseConsequences'), { id: view.on }) : null,
    act === 'mail' ? api.call(callOfKind(kind, 'announcementReach'), { id: view.on }) : null,
  ]);
  if (!answer.success) return null;
  return {
    ...openedOf(answer.course, isAdmin),
    reach: reach?.success ? reach : null,
    consequences: found?.success ? found.consequences : null,
    asksPassword: found?.success ? found.asksPassword : false,
  };
}
