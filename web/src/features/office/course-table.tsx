import type { AnswerOf } from '#contracts/endpoint.ts';
import type { adminListCourses } from '#contracts/orders/admin-orders.ts';
import { dayRange } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Cell, ColumnHeader, RowHeader, Table, TableBody, TableHead, TableRow } from '#web/ui/table.tsx';
import { CourseLamp } from './state-lamps.tsx';

type CourseRow = AnswerOf<typeof adminListCourses>['courses'][number];

export function CourseTable({ courses }: { courses: readonly CourseRow[] }) {
  return (
    <Table label="In-person courses" dense sticky>
      <TableHead>
        <ColumnHeader>Code</ColumnHeader>
        <ColumnHeader>Title</ColumnHeader>
        <ColumnHeader>City</ColumnHeader>
        <ColumnHeader>Dates</ColumnHeader>
        <ColumnHeader>Seats</ColumnHeader>
        <ColumnHeader numeric>Enrolled</ColumnHeader>
        <ColumnHeader>Status</ColumnHeader>
        <ColumnHeader>People</ColumnHeader>
      </TableHead>
      <TableBody>
        {courses.map((course) => (
          <CourseTableRow key={course._id} course={course} />
        ))}
      </TableBody>
    </Table>
  );
}

function CourseTableRow({ course }: { course: CourseRow }) {
  const { code, capacity, taken } = course;
  return (
    <TableRow>
      <RowHeader className="num whitespace-nowrap text-muted">{code}</RowHeader>
      <Cell>
        <TextLink to={`/in-person/courses/${course.slug}`} look="quiet" dir="auto" className="font-strong">
          {course.title}
        </TextLink>
      </Cell>
      <Cell className="whitespace-nowrap">{course.city}</Cell>
      <Cell className="num whitespace-nowrap">{dayRange(course.startDate, course.endDate)}</Cell>
      <Cell className="num whitespace-nowrap">
        <span className="flex items-center gap-3">
          <span className="grid w-16">
            <Bar value={taken} total={capacity} label={`${taken} of ${capacity} seats taken`} />
          </span>
          {taken}/{capacity}
        </span>
      </Cell>
      <Cell numeric>{course.enrolled}</Cell>
      <Cell className="whitespace-nowrap">
        <CourseLamp status={course.effectiveStatus} seatsLeft={capacity - taken} />
      </Cell>
      <Cell>
        <TextLink
          to={`/admin/courses/in-person/${course.slug}/roster`}
          aria-label={`Roster of ${code}, ${dayRange(course.startDate, course.endDate)}`}
        >
          Roster
        </TextLink>
      </Cell>
    </TableRow>
  );
}
