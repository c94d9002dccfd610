import type { Clash } from '#contracts/course-office/admin-course-lists.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { usePendingView } from '#web/lists/use-pending-view.ts';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { CourseList } from '../list/course-list.tsx';
import { type CourseView, useCourseList } from '../list/course-view.ts';
import type { RowContext } from '../list/row-buttons.tsx';
import { ClashList } from '../timeline/clash-list.tsx';
import { CourseTimeline } from '../timeline/course-timeline.tsx';
import { type RunAnswer, runKind } from './run-kind.tsx';

interface RunListProps extends RowContext {
  list: RunAnswer;
  clashes: readonly Clash[];
  hasMoreClashes: boolean;
  today: string;
  failure?: FormFailure;
}

/** The list of courses on certain days, as a table or along time. */
export function RunList({ list, clashes, hasMoreClashes, today, failure, ...context }: RunListProps) {
  const isTimeline = context.view.as === 'timeline';
  return (
    <CourseList
      of={runKind}
      list={list}
      failure={failure}
      above={isTimeline && <ClashList clashes={clashes} hasMore={hasMoreClashes} />}
      layouts={<Layouts view={context.view} />}
      instead={
        isTimeline ? <CourseTimeline courses={list.courses} {...{ clashes, today, ...context }} /> : undefined
      }
      legend={<SeatLegend />}
      {...context}
    />
  );
}

function Layouts({ view }: { view: CourseView }) {
  const courseList = useCourseList();
  const asked = usePendingView(courseList) ?? view;
  const asTable = courseList.changed(asked, { as: '' });
  const asTimeline = courseList.changed(asked, { as: 'timeline' });
  return (
    <Segmented
      label="Layout"
      items={[
        { to: asTable, label: 'Table' },
        { to: asTimeline, label: 'Timeline' },
      ]}
      current={asked.as ? asTimeline : asTable}
    />
  );
}

const SeatLegend = () => (
  <>
    <span className="flex items-center gap-2">
      <i className="h-3.5 w-0.5 flex-none bg-signal" />
      Red mark on a seat bar: the minimum is not reached yet
    </span>
    <span className="max-md:hidden">Arrows, or j and k, move between rows; Enter opens one</span>
  </>
);
