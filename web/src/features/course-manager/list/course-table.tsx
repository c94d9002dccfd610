import type { AdminCourseRow, AdminCourseSort } from '#contracts/course-office/admin-courses.ts';
import { detailDay } from '#web/lib/format.ts';
import { columnSort } from '#web/lists/column-sort.ts';
import { moveBetweenRows, ROW_LINK } from '#web/lists/move-between-rows.ts';
import { RowChoice } from '#web/lists/row-choice.tsx';
import type { Chosen } from '#web/lists/use-chosen.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import {
  categoryWords,
  columnWords,
  createdText,
  priceText,
  seatsLabel,
  seatsText,
} from '../course-words.ts';
import { StatusLamp } from '../status-lamp.tsx';
import { BULK_FORM } from './bulk-status-bar.tsx';
import { courseList, editPath } from './course-view.ts';
import { RowActions, type RowContext } from './row-actions.tsx';

interface CourseTableProps extends RowContext {
  courses: readonly AdminCourseRow[];
  chosen: Chosen;
}

// Ten columns have less air between them than fewer would.
const narrow = 'md:[&_:is(td,th):not(:first-child):not(:last-child)]:px-2';

const columns = Object.keys(columnWords) as AdminCourseSort[];

export function CourseTable({ courses, chosen, ...context }: CourseTableProps) {
  return (
    <Table label="In-person courses" dense stacked sticky className={narrow}>
      <TableHead>
        {columns.map((column) => (
          <ColumnHeader
            key={column}
            numeric={column === 'price'}
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
  );
}

interface CourseRowProps extends RowContext {
  course: AdminCourseRow;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

// On a phone the row is a card: code and status, title, place and price, day and seats, acts.
const card = {
  row: 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:px-4 max-md:py-2',
  code: 'max-md:col-start-1 max-md:row-start-1',
  status: 'max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end max-md:text-end!',
  whole: 'max-md:col-span-2',
  start: 'max-md:col-start-1',
  end: 'max-md:col-start-2 max-md:text-end!',
};

function CourseRow({ course, isChosen, onChoose, ...context }: CourseRowProps) {
  const { basic, schedule, enrollment, venue } = course;
  return (
    <TableRow selected={isChosen} onKeyDown={moveBetweenRows} className={card.row}>
      <RowHeader className={`num whitespace-nowrap ${card.code}`}>
        <ChoiceBox course={course} isChosen={isChosen} onChoose={onChoose} />
      </RowHeader>
      <Cell className={`md:min-w-44 ${card.whole}`}>
        <TextLink
          to={editPath(course._id)}
          look="quiet"
          dir="auto"
          className="font-strong wrap-anywhere"
          {...{ [ROW_LINK]: true }}
        >
          {basic.title}
        </TextLink>
        {course.metadata.isTemplate && <Tag className="ms-2">Template</Tag>}
      </Cell>
      <Cell className="text-muted max-md:not-print:hidden!">{categoryWords[basic.category]}</Cell>
      <Cell className={`wrap-anywhere md:min-w-32 ${card.start}`}>
        {venue.city || '–'}
        {venue.country && <span className="text-xs text-muted max-md:ms-2 md:block">{venue.country}</span>}
      </Cell>
      <Cell className={`num whitespace-nowrap max-md:row-start-4 ${card.start}`}>
        {detailDay(schedule.startDate)}
      </Cell>
      <Cell className="num whitespace-nowrap text-muted max-md:not-print:hidden!">
        {createdText(course.createdAt)}
      </Cell>
      <Cell numeric className={`max-md:row-start-3 ${card.end}`}>
        {priceText(enrollment.basePrice)}
      </Cell>
      <Cell className={`num whitespace-nowrap max-md:row-start-4 ${card.end}`}>
        <SeatsBar enrollment={enrollment} />
      </Cell>
      <Cell className={`whitespace-nowrap ${card.status}`}>
        <StatusLamp {...basic} />
      </Cell>
      <Cell className={card.whole}>
        <RowActions course={course} {...context} />
      </Cell>
    </TableRow>
  );
}

function ChoiceBox({ course, isChosen, onChoose }: Pick<CourseRowProps, 'course' | 'isChosen' | 'onChoose'>) {
  const { _id, basic } = course;
  return (
    <RowChoice
      form={BULK_FORM}
      value={_id}
      isChosen={isChosen}
      onChoose={onChoose}
      className="-ms-2 flex min-h-(--control) w-fit cursor-pointer items-center gap-3 ps-2 text-muted [&>.tick]:mt-0!"
    >
      <span className="sr-only">Choose </span>
      {basic.courseCode || '–'}
    </RowChoice>
  );
}

function SeatsBar({ enrollment }: Pick<AdminCourseRow, 'enrollment'>) {
  const { currentEnrollment, seatsAvailable, minEnrollment } = enrollment;
  return (
    <span className="flex items-center gap-3">
      <span className="grid w-16">
        <Bar
          value={currentEnrollment}
          total={seatsAvailable}
          minimum={minEnrollment}
          label={seatsLabel(enrollment)}
        />
      </span>
      {seatsText(enrollment)}
    </span>
  );
}
