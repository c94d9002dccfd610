import { FAILED } from '#web/features/course-manager/list/course-empty.tsx';
import { useCourseList } from '#web/features/course-manager/list/course-view.ts';
import { CourseManagerHead } from '#web/features/course-manager/manager-head.tsx';
import { problemOf } from '#web/features/site/error-page.tsx';
import { ListProblem } from '#web/lists/list-problem.tsx';

/** The list could not be read again: no rows, and why. */
export function CourseListBoundary({ error }: { error: unknown }) {
  const { path } = useCourseList();
  return (
    <>
      <CourseManagerHead current="list" />
      <ListProblem {...FAILED} to={path} error={error} told={problemOf(error)} />
    </>
  );
}
