import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { useChosen } from '#web/lists/use-chosen.ts';
import { BulkStatusBar } from './bulk-status-bar.tsx';
import { CourseTable } from './course-table.tsx';
import type { RowContext } from './row-buttons.tsx';

interface CourseListProps extends RowContext {
  courses: readonly AdminCourseRow[];
  failure?: FormFailure;
}

/** The rows of a page, and what is done to several of them. Another page begins with none chosen. */
export function CourseList({ courses, failure, ...context }: CourseListProps) {
  const chosen = useChosen(courses);
  return (
    <>
      <BulkStatusBar chosen={chosen} failure={failure} />
      <CourseTable courses={courses} chosen={chosen} {...context} />
    </>
  );
}
