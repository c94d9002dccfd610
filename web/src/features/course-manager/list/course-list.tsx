import type { ReactNode } from 'react';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { Pages } from '#web/lists/pages.tsx';
import { useChosen } from '#web/lists/use-chosen.ts';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { BulkStatusBar } from './bulk-status-bar.tsx';
import { CourseSkeletons, NoCourses } from './course-empty.tsx';
import { CourseFigures } from './course-figures.tsx';
import { CourseFilters } from './course-filters.tsx';
import { CourseTable } from './course-table.tsx';
import { isOnlySearch, useCourseList } from './course-view.ts';
import type { ListedCourse, ListedKind } from './listed-kind.ts';
import type { RowContext } from './row-buttons.tsx';
import { SavedViews, type ViewFigures } from './saved-views.tsx';
import { type SeatSums, SeatsUntil } from './seats-until.tsx';

interface CourseListProps<Row extends ListedCourse, Figures extends ViewFigures> extends RowContext {
  of: ListedKind<Row, Figures>;
  list: {
    courses: readonly Row[];
    total: number;
    nextCursor: string | null;
    figures: Figures;
    cities?: readonly string[];
    seats?: SeatSums | null;
  };
  failure?: FormFailure;
  /** Between the figures and the rows. */
  above?: ReactNode;
  /** Beside the filters: how the rows are laid out. */
  layouts?: ReactNode;
  /** In place of the table, where there are rows. */
  instead?: ReactNode;
  /** What signs in the table mean. */
  legend?: ReactNode;
}

/** The figures, and below them the rows that are asked for. */
export function CourseList<Row extends ListedCourse, Figures extends ViewFigures>({
  of,
  list,
  failure,
  above,
  layouts,
  instead,
  legend,
  ...context
}: CourseListProps<Row, Figures>) {
  const courseList = useCourseList();
  const { view } = context;
  const { courses, figures, cities } = list;
  const table = (
    <Rows
      key={courseList.to(courseList.listOf(view))}
      of={of}
      courses={courses}
      failure={failure}
      {...context}
    />
  );
  const isTable = !instead && courses.length > 0;
  return (
    <div className="grid gap-4">
      <CourseFigures figures={of.figures(figures)} />
      {above}
      <Sheet flush>
        <SavedViews view={view} names={of.views} figures={figures} />
        <CourseFilters of={of} view={view} cities={cities}>
          {layouts}
        </CourseFilters>
        {list.seats && <SeatsUntil view={view} seats={list.seats} />}
        <WhileAsked list={courseList} view={view} skeleton={<CourseSkeletons />} isKept={isOnlySearch}>
          {courses.length === 0 ? <NoCourses view={view} /> : (instead ?? table)}
        </WhileAsked>
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline px-5 py-2 max-md:px-4">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
            <span role="status" className="num">
              {counted(list.total, 'course')}
            </span>
            {isTable && legend}
          </p>
          <Pages list={courseList} view={view} nextCursor={list.nextCursor} />
        </div>
      </Sheet>
    </div>
  );
}

interface RowsProps<Row extends ListedCourse> extends RowContext {
  of: ListedKind<Row, never>;
  courses: readonly Row[];
  failure?: FormFailure;
}

/** The rows of a page, and what is done to several of them. Another page begins with none chosen. */
function Rows<Row extends ListedCourse>({ failure, ...shown }: RowsProps<Row>) {
  const chosen = useChosen(shown.courses);
  return (
    <>
      <BulkStatusBar chosen={chosen} failure={failure} />
      <CourseTable {...shown} chosen={chosen} />
    </>
  );
}
