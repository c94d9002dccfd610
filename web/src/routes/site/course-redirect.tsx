import { redirect } from 'react-router';
import { coursePath } from '#web/features/catalogue/course-lists.ts';
import {
  COURSE_NOT_FOUND,
  CourseNotFound,
  CourseProblem,
} from '#web/features/catalogue/course-page/course-not-found.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { requireAnswer, sharedApi } from '#web/lib/page.ts';
import type { Route } from './+types/course-redirect';

/** Each kind of course has pages of its own; in-person courses are the only kind on sale. */
export const loader = async (args: Route.LoaderArgs) => {
  const { course } = requireAnswer(
    await sharedApi(args).call('getInPersonCourse', { courseId: args.params.courseId }),
  );
  throw redirect(coursePath(course.slug), 301);
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, COURSE_NOT_FOUND);

// Never seen: every course leads on.
export default CourseNotFound;
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <CourseProblem error={error} />;
