import { checkoutPage, coursePage } from '#contracts/courses/course-pages.ts';
import { KeepInRow } from '#web/forms/kept/keep-buttons.tsx';
import { dayCaption, dayFigure, dotted, listRange, monthOf, weekdayOf } from '#web/lib/format.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableGroupRow,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { CourseLamp } from '../course-lamp.tsx';
import { type CourseRow as Course, countText, monthsOf, noticePath, placeOf } from '../course-lists.ts';
import { CoursePrice } from '../price/course-price.tsx';

interface CourseTableProps {
  label: string;
  courses: readonly Course[];
  /** Under a heading for each month with how many it has, shown or not; else in one run, each row with its month. */
  months?: MonthCounts;
}

/** By `YYYY-MM`, or `undated`. */
export type MonthCounts = Readonly<Record<string, number>>;

const COLUMNS = ['Date', 'Course', 'Place', 'Seats', 'Price'];

/** On a phone the date stays beside the rest, as it does on the cover. */
const ROW =
  'max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:gap-x-3 max-md:[&>td]:col-start-2 max-md:[&>th]:row-span-6';

/** Dates that can be booked, one row each. */
export function CourseTable({ label, courses, months }: CourseTableProps) {
  return (
    <Table label={label} stacked>
      <TableHead>
        {COLUMNS.map((column) => (
          <ColumnHeader key={column}>{column}</ColumnHeader>
        ))}
        <ColumnHeader labelHidden>Actions</ColumnHeader>
      </TableHead>
      {months ? (
        monthsOf(courses).map((month) => (
          <TableBody key={month.key}>
            <TableGroupRow columns={6}>
              <span id={month.key} className="flex items-baseline justify-between gap-4 text-ink">
                <span className="text-2xl tracking-title">{month.label}</span>
                <span className="text-sm text-muted">
                  {countText(months[month.key] ?? month.courses.length, 'course')}
                </span>
              </span>
            </TableGroupRow>
            {month.courses.map((course) => (
              <Row key={course._id} course={course} underMonth />
            ))}
          </TableBody>
        ))
      ) : (
        <TableBody>
          {courses.map((course) => (
            <Row key={course._id} course={course} />
          ))}
        </TableBody>
      )}
    </Table>
  );
}

interface RowProps {
  course: Course;
  underMonth?: boolean;
}

function Row({ course, underMonth }: RowProps) {
  const { basic, enrollment, schedule, venue, badge } = course;
  return (
    <TableRow className={ROW}>
      <RowHeader className="min-w-32 max-md:min-w-0">
        <RowDate start={schedule.startDate} end={schedule.endDate} underMonth={underMonth} />
      </RowHeader>
      <Cell className="wrap-anywhere md:w-[38%]">
        <TextLink
          to={coursePage(course)}
          look="quiet"
          dir="auto"
          className="inline-block text-lg leading-6 font-title"
        >
          {basic.title}
        </TextLink>
        <p className="num mt-1 text-sm text-muted">{dotted(course.code, course.instructorNames)}</p>
      </Cell>
      <Cell>
        {placeOf(course) || 'City to be announced'}
        <span className="block text-sm text-muted max-md:hidden">{venue.country}</span>
      </Cell>
      <Cell className="whitespace-nowrap">
        <CourseLamp badge={badge} />
        {enrollment.isEnrollable && (
          <span className="num block text-sm text-muted max-md:ms-2 max-md:inline">
            {countText(enrollment.seatsLeft, 'seat')} left
          </span>
        )}
        {badge.kind === 'full' && (
          <TextLink
            to={noticePath(course)}
            aria-label={`Notify me when a seat in ${basic.title} is free`}
            className="block w-fit text-sm max-md:ms-2 max-md:inline"
          >
            Notify me
          </TextLink>
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

function RowDate({
  start,
  end,
  underMonth,
}: { start: string | null; end: string | null } & Omit<RowProps, 'course'>) {
  if (!start) return <Figure size="sm">TBD</Figure>;
  return (
    <>
      <span aria-hidden="true">
        <Figure size="md" className="max-md:text-figure-sm">
          {dayFigure(start, end)}
        </Figure>
        <span className="mt-2 block text-xs text-muted">
          {underMonth && monthOf(start) === monthOf(end ?? start)
            ? weekdays(start, end)
            : dayCaption(start, end)}
        </span>
      </span>
      <span className="sr-only">{listRange(start, end)}</span>
    </>
  );
}

/** 'Fri to Sat'. */
const weekdays = (start: string, end: string | null) =>
  [...new Set([start, end ?? start])].map((day) => weekdayOf(day).slice(0, 3)).join(' to ');

/** Enroll keeps its place where it cannot be pressed; the page of the course then offers to tell when it can. */
function RowActions({ course }: { course: Course }) {
  const { kind, slug, basic, enrollment } = course;
  return (
    <div className="flex flex-wrap items-center max-md:mt-3 md:justify-end lg:flex-nowrap">
      <KeepInRow
        course={{ kind, slug, title: basic.title }}
        canBuy={enrollment.isEnrollable}
        className="max-md:-ms-3"
      />
      <ButtonLink to={coursePage(course)} variant="ghost" aria-label={`Details of ${basic.title}`}>
        Details
      </ButtonLink>
      {enrollment.isEnrollable ? (
        <ButtonLink to={checkoutPage(course)} className="ms-auto" aria-label={`Enroll in ${basic.title}`}>
          Enroll
        </ButtonLink>
      ) : (
        <Button disabled className="ms-auto" aria-label={`Enroll in ${basic.title}`}>
          Enroll
        </Button>
      )}
    </div>
  );
}
