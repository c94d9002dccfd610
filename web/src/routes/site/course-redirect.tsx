import { redirect } from 'react-router';
import { coursePath } from '#web/features/catalogue/course-lists.ts';
import { COURSE_NOT_FOUND, CourseNotFound } from '#web/features/catalogue/course-not-found.tsx';
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

// Only ever seen in place of a course that does not exist.
export default CourseNotFound;
export { CourseNotFound as ErrorBoundary };
