import type { AnswerOf } from '#contracts/endpoint.ts';
import type { adminListCourses } from '#contracts/orders/admin-orders.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { RunTable } from './run-table.tsx';

/** The courses of somebody who teaches them. */
export function OwnRuns({ courses }: Pick<AnswerOf<typeof adminListCourses>, 'courses'>) {
  return (
    <>
      <PageHeader size="2xl" title="Your courses" />
      {courses.length > 0 ? (
        <Sheet flush>
          <RunTable courses={courses} />
        </Sheet>
      ) : (
        <EmptyState title="There are no courses yet">
          A course appears here once the office has put you on it.
        </EmptyState>
      )}
    </>
  );
}
