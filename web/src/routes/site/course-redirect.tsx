import { redirect } from 'react-router';
import { coursePage } from '#contracts/courses/course-pages.ts';
import {
  COURSE_NOT_FOUND,
  CourseNotFound,
  CourseProblem,
} from '#web/features/catalogue/course-page/course-not-found.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import type { Route } from './+types/course-redirect';

/** Whoever names no course is shown this one. */
const DEFAULT_COURSE = 'botox-professional-training';

/** Each kind of course has pages of its own. */
export const loader = async (args: Route.LoaderArgs) => {
  const api = sharedApi(args);
  const { courseId = DEFAULT_COURSE } = args.params;
  const selfPaced = await api.call('getElearningCourse', { courseId });
  if (selfPaced.success)
    throw redirect(coursePage({ kind: 'ELearningCourse', slug: selfPaced.course.courseId }), 301);
  const live = await api.call('getLiveCourse', { courseId });
  if (live.success) throw redirect(coursePage(live.course), 301);
  const { course } = requireAnswer(await api.call('getInPersonCourse', { courseId }));
  throw redirect(coursePage(course), 301);
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, COURSE_NOT_FOUND);

// Never seen: every course leads on.
export default CourseNotFound;
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CourseProblem error={error} />;
