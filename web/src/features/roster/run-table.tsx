import { coursePage } from '#contracts/courses/course-pages.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { adminListCourses } from '#contracts/orders/admin-orders.ts';
import { dayRange } from '#web/lib/format.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import { placeText } from '#web/lib/places/place-text.ts';
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
import { TextLink } from '#web/ui/navigation/link.tsx';
import { RunLamp } from './run-lamp.tsx';

type Run = AnswerOf<typeof adminListCourses>['courses'][number];

export function RunTable({ courses }: { courses: readonly Run[] }) {
  return (
    <Table label="Your courses" dense sticky>
      <TableHead>
        <ColumnHeader>Code</ColumnHeader>
        <ColumnHeader>Title</ColumnHeader>
        <ColumnHeader>Where</ColumnHeader>
        <ColumnHeader>Dates</ColumnHeader>
        <ColumnHeader>Seats</ColumnHeader>
        <ColumnHeader numeric>Enrolled</ColumnHeader>
        <ColumnHeader>Status</ColumnHeader>
        <ColumnHeader>People</ColumnHeader>
      </TableHead>
      <TableBody>
        {courses.map((course) => (
          <RunRow key={course._id} course={course} />
        ))}
      </TableBody>
    </Table>
  );
}

function RunRow({ course }: { course: Run }) {
  const { code, capacity, taken } = course;
  return (
    <TableRow>
      <RowHeader className="num whitespace-nowrap text-muted">{code}</RowHeader>
      <Cell>
        <TextLink to={coursePage(course)} look="quiet" dir="auto" className="font-strong">
          {course.title}
        </TextLink>
      </Cell>
      <Cell className="whitespace-nowrap">{placeText(course)}</Cell>
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
        <RunLamp status={course.effectiveStatus} seatsLeft={capacity - taken} />
      </Cell>
      <Cell>
        <TextLink
          to={MANAGERS_OF_COURSES[course.kind].roster(course.slug)}
          aria-label={`Roster of ${code}, ${dayRange(course.startDate, course.endDate)}`}
        >
          Roster
        </TextLink>{' '}
        <TextLink
          to={`${COURSES}/${course.slug}/attendance`}
          aria-label={`Attendance of ${code}, ${dayRange(course.startDate, course.endDate)}`}
          className="ms-3"
        >
          Attendance
        </TextLink>
      </Cell>
    </TableRow>
  );
}
