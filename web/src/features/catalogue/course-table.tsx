import type { CourseSummary } from '#contracts/in-person-courses.ts';
import { dayFigure, dayRange, monthOf } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { TextLink } from '#web/ui/link.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableGroupRow,
  TableHead,
  TableRow,
} from '#web/ui/table.tsx';
import { CourseLamp } from './course-lamp.tsx';
import { checkoutPath, countText, coursePath, monthsOf } from './course-lists.ts';
import { CoursePrice } from './course-price.tsx';

interface CourseTableProps {
  label: string;
  courses: readonly CourseSummary[];
  /** Under a heading for each month; else in one run. */
  byMonth?: boolean;
}

const COLUMNS = ['Date', 'Course', 'Place', 'Seats', 'Price'];

/** Dates that can be booked, one row each. */
export function CourseTable({ label, courses, byMonth }: CourseTableProps) {
  return (
    <Table label={label} stacked>
      <TableHead>
        {COLUMNS.map((column) => (
          <ColumnHeader key={column}>{column}</ColumnHeader>
        ))}
        <ColumnHeader labelHidden>Actions</ColumnHeader>
      </TableHead>
      {byMonth ? (
        monthsOf(courses).map((month) => (
          <TableBody key={month.key}>
            <TableGroupRow columns={6}>
              <span id={month.key} className="flex items-baseline justify-between text-ink">
                <span className="text-2xl tracking-title">{month.label}</span>
                <span className="text-sm text-muted">{countText(month.courses.length, 'course')}</span>
              </span>
            </TableGroupRow>
            <Rows courses={month.courses} />
          </TableBody>
        ))
      ) : (
        <TableBody>
          <Rows courses={courses} />
        </TableBody>
      )}
    </Table>
  );
}

const Rows = ({ courses }: Pick<CourseTableProps, 'courses'>) =>
  courses.map((course) => <CourseRow key={course._id} course={course} />);

function CourseRow({ course }: { course: CourseSummary }) {
  const { basic, enrollment, schedule, venue, badge } = course;
  return (
    <TableRow>
      <RowHeader className="min-w-32">
        <RowDate start={schedule.startDate} end={schedule.endDate} />
      </RowHeader>
      <Cell>
        <TextLink to={coursePath(course.slug)} look="quiet" className="text-lg leading-6 font-title">
          {basic.title}
        </TextLink>
        <p className="num mt-1 text-sm text-muted">
          {[course.code, course.instructorNames].filter(Boolean).join(' · ')}
        </p>
      </Cell>
      <Cell>
        {venue.city}
        <span className="block text-sm text-muted max-md:hidden">{venue.country}</span>
      </Cell>
      <Cell className="whitespace-nowrap">
        <CourseLamp badge={badge} />
        {enrollment.isEnrollable && (
          <span className="num block text-sm text-muted max-md:ms-2 max-md:inline">
            {countText(enrollment.seatsLeft, 'seat')} left
          </span>
        )}
      </Cell>
      <Cell>
        <CoursePrice course={course} />
      </Cell>
      <Cell>
        <RowActions course={course} />
      </Cell>
    </TableRow>
  );
}

function RowDate({ start, end }: { start: string | null; end: string | null }) {
  if (!start) return <Figure size="sm">TBD</Figure>;
  return (
    <>
      <span aria-hidden="true">
        <Figure size="md">{dayFigure(start, end)}</Figure>
        <span className="mt-2 block text-xs text-muted">{monthOf(start)}</span>
      </span>
      <span className="sr-only">{dayRange(start, end)}</span>
    </>
  );
}

function RowActions({ course }: { course: CourseSummary }) {
  const { title } = course.basic;
  return (
    <div className="flex gap-2 max-md:mt-3 md:justify-end">
      <ButtonLink
        to={coursePath(course.slug)}
        variant="ghost"
        className="max-md:-ms-5"
        aria-label={`Details of ${title}`}
      >
        Details
      </ButtonLink>
      {course.enrollment.isEnrollable && (
        <ButtonLink to={checkoutPath(course.slug)} aria-label={`Enroll in ${title}`}>
          Enroll
        </ButtonLink>
      )}
    </div>
  );
}
