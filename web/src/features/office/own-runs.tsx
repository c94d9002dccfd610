import type { AnswerOf } from '#contracts/endpoint.ts';
import type { adminListCourses } from '#contracts/orders/admin-orders.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Sheet } from '#web/ui/panel.tsx';
import { CourseTable } from './course-table.tsx';

/** The courses of somebody who teaches them. */
export function OwnRuns({ courses }: Pick<AnswerOf<typeof adminListCourses>, 'courses'>) {
  return (
    <>
      <PageHeader size="2xl" title="Your courses" />
      {courses.length > 0 ? (
        <Sheet flush>
          <CourseTable courses={courses} />
        </Sheet>
      ) : (
        <EmptyState title="There are no courses yet">
          A course appears here once the office has put you on it.
        </EmptyState>
      )}
    </>
  );
}
