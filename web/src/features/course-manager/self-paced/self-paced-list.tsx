import type { SelfPacedRow } from '#contracts/course-office/self-paced-lists.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { Pages } from '#web/lists/pages.tsx';
import { useChosen } from '#web/lists/use-chosen.ts';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { selfPacedViewWords } from '../course-words.ts';
import { BulkStatusBar } from '../list/bulk-status-bar.tsx';
import { CourseSkeletons, NoCourses } from '../list/course-empty.tsx';
import { isOnlySearch, useCourseList } from '../list/course-view.ts';
import type { RowContext } from '../list/row-buttons.tsx';
import { SavedViews } from '../list/saved-views.tsx';
import { type SelfPacedAnswer, SelfPacedFigures } from './self-paced-figures.tsx';
import { SelfPacedFilters } from './self-paced-filters.tsx';
import { SelfPacedTable } from './self-paced-table.tsx';

interface SelfPacedListProps extends RowContext {
  list: SelfPacedAnswer;
  failure?: FormFailure;
}

/** The figures, and below them the rows that are asked for. */
export function SelfPacedList({ list, failure, ...context }: SelfPacedListProps) {
  const courseList = useCourseList();
  const { view } = context;
  return (
    <div className="grid gap-4">
      <SelfPacedFigures figures={list.figures} />
      <Sheet flush>
        <SavedViews view={view} words={selfPacedViewWords} figures={list.figures} />
        <SelfPacedFilters view={view} />
        <WhileAsked list={courseList} view={view} skeleton={<CourseSkeletons />} isKept={isOnlySearch}>
          {list.courses.length === 0 ? (
            <NoCourses view={view} />
          ) : (
            <Rows
              key={courseList.to(courseList.listOf(view))}
              courses={list.courses}
              failure={failure}
              {...context}
            />
          )}
        </WhileAsked>
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline px-5 py-2 max-md:px-4">
          <p role="status" className="num text-xs text-muted">
            {counted(list.total, 'course')}
          </p>
          <Pages list={courseList} view={view} nextCursor={list.nextCursor} />
        </div>
      </Sheet>
    </div>
  );
}

interface RowsProps extends RowContext {
  courses: readonly SelfPacedRow[];
  failure?: FormFailure;
}

/** The rows of a page, and what is done to several of them. Another page begins with none chosen. */
function Rows({ courses, failure, ...context }: RowsProps) {
  const chosen = useChosen(courses);
  return (
    <>
      <BulkStatusBar chosen={chosen} failure={failure} />
      <SelfPacedTable courses={courses} chosen={chosen} {...context} />
    </>
  );
}
