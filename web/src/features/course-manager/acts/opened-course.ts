import type { Api } from '#contracts/api.ts';
import type { ManagedCourse } from '#contracts/course-office/admin-course.ts';
import type { CourseConsequences } from '#contracts/course-office/course-changes.ts';
import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import type { OfficeSession } from '#contracts/course-office/session-acts.ts';
import type { CourseKind, RunKind } from '#domain/courses/course-kind.ts';
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
  /** Of a live course, where the question is about one of them: those that are still to come, by its clocks. */
  sessions: readonly OfficeSession[];
  zone: string;
}

const openedOf = (
  course: ManagedCourse,
  { isAdmin, kind }: Pick<Opening, 'isAdmin' | 'kind'>,
): Omit<OpenedCourse, 'consequences' | 'asksPassword' | 'reach' | 'sessions'> => ({
  _id: course._id,
  courseCode: course.basic.courseCode,
  title: course.basic.title,
  startDate: 'schedule' in course ? course.schedule.startDate : null,
  endDate: 'schedule' in course ? course.schedule.endDate : null,
  enrolled: course.enrollment.currentEnrollment,
  acts: offeredActs(course, isAdmin, kind),
  zone: 'schedule' in course ? course.schedule.venueTimezone : '',
});

const isOfSession = (act: CourseAct) => act === 'move-session' || act === 'cancel-session';

const isAhead = ({ isCancelled, endsAt }: OfficeSession) => !isCancelled && Date.parse(endsAt) > Date.now();

interface Opening {
  kind: CourseKind;
  view: Pick<CourseView, 'on' | 'do'>;
  isAdmin: boolean;
}

const NOTHING = { found: null, reach: null, listed: null };

/** What an act has to know of a course on certain days besides. */
async function askOfRun(api: Api, { kind, act, id }: { kind: RunKind; act: CourseAct; id: string }) {
  const concerns = act === 'cancel' || act === 'postpone';
  const [found, reach, listed] = await Promise.all([
    concerns ? api.call(callOfKind(kind, 'getCourseConsequences'), { id }) : null,
    act === 'mail' ? api.call(callOfKind(kind, 'announcementReach'), { id }) : null,
    isOfSession(act) ? api.call('listSessions', { id }) : null,
  ]);
  return { found, reach, listed };
}

/** Null where none is asked for, and where it is not there any more. */
export async function openCourse(api: Api, { kind, view, isAdmin }: Opening): Promise<OpenedCourse | null> {
  const act = findCourseAct(view.do);
  if (!view.on || !act) return null;
  const [answer, { found, reach, listed }] = await Promise.all([
    api.call(callOfKind(kind, 'getAdminCourse'), { id: view.on }),
    kind === 'ELearningCourse' ? NOTHING : askOfRun(api, { kind, act, id: view.on }),
  ]);
  if (!answer.success) return null;
  return {
    ...openedOf(answer.course, { isAdmin, kind }),
    reach: reach?.success ? reach : null,
    sessions: listed?.success ? listed.sessions.filter(isAhead) : [],
    consequences: found?.success ? found.consequences : null,
    asksPassword: found?.success ? found.asksPassword : false,
  };
}
