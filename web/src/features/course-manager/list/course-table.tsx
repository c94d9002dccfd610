import type { AdminCourseRow, AdminCourseSort } from '#contracts/course-office/admin-course-lists.ts';
import { detailDay } from '#web/lib/format.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { ChooseAll } from '#web/lists/bulk-bar.tsx';
import { columnSort } from '#web/lists/column-sort.ts';
import { moveBetweenRows } from '#web/lists/move-between-rows.ts';
import type { Chosen } from '#web/lists/use-chosen.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { RowIcons } from '#web/ui/pictures/row-icons.tsx';
import {
  categoryWords,
  columnWords,
  officeDayText,
  priceText,
  seatsLabel,
  seatsText,
} from '../course-words.ts';
import { StatusLamp } from '../status-lamp.tsx';
import { useCourseList } from './course-view.ts';
import { RowActions } from './row-actions.tsx';
import { actIcons, type RowContext } from './row-buttons.tsx';
import { ChoiceBox, type Choosing, CourseTitle } from './row-cells.tsx';

interface CourseTableProps extends RowContext {
  courses: readonly AdminCourseRow[];
  chosen: Chosen;
}

const columns = Object.keys(columnWords) as AdminCourseSort[];

export function CourseTable({ courses, chosen, ...context }: CourseTableProps) {
  const { plural } = useManager();
  const courseList = useCourseList();
  return (
    <>
      <RowIcons icons={actIcons} />
      <Table label={plural} dense stacked sticky className="course-table num">
        <TableHead>
          {columns.map((column) => (
            <ColumnHeader
              key={column}
              numeric={column === 'price'}
              before={
                column === 'code' && <ChooseAll chosen={chosen} label="Choose every course of this page" />
              }
              {...columnSort(courseList, context.view, column)}
            >
              {columnWords[column]}
            </ColumnHeader>
          ))}
          <ColumnHeader>Actions</ColumnHeader>
        </TableHead>
        <TableBody>
          {courses.map((course) => (
            <CourseRow
              key={course._id}
              course={course}
              isChosen={chosen.ids.includes(course._id)}
              onChoose={(isChosen) => chosen.choose(course._id, isChosen)}
              {...context}
            />
          ))}
        </TableBody>
      </Table>
    </>
  );
}

interface CourseRowProps extends RowContext, Choosing {
  course: AdminCourseRow;
}

function CourseRow({ course, isChosen, onChoose, ...context }: CourseRowProps) {
  const { kind } = useManager();
  const { basic, schedule, enrollment, venue } = course;
  return (
    <TableRow selected={isChosen} onKeyDown={moveBetweenRows}>
      <RowHeader>
        <ChoiceBox course={course} isChosen={isChosen} onChoose={onChoose} />
      </RowHeader>
      <Cell>
        <CourseTitle course={course} />
      </Cell>
      <Cell>{categoryWords[basic.category]}</Cell>
      <Cell>
        {venue.city || (kind === 'OnlineLiveTraining' ? 'Online' : '–')}
        {venue.country && <small>{venue.country}</small>}
      </Cell>
      <Cell>{detailDay(schedule.startDate)}</Cell>
      <Cell>{officeDayText(course.createdAt)}</Cell>
      <Cell numeric>{priceText(enrollment.basePrice)}</Cell>
      <Cell>
        <SeatsBar enrollment={enrollment} />
      </Cell>
      <Cell>
        <StatusLamp {...basic} />
      </Cell>
      <Cell>
        <RowActions course={course} {...context} />
      </Cell>
    </TableRow>
  );
}

function SeatsBar({ enrollment }: Pick<AdminCourseRow, 'enrollment'>) {
  const { currentEnrollment, seatsAvailable, minEnrollment } = enrollment;
  return (
    <span className="course-seats">
      <Bar
        value={currentEnrollment}
        total={seatsAvailable}
        minimum={minEnrollment}
        label={seatsLabel(enrollment)}
      />
      {seatsText(enrollment)}
    </span>
  );
}
