import { coursePage } from '#contracts/courses/course-pages.ts';
import { listDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
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
import { CourseLamp } from '../course-lamp.tsx';
import { type CourseRow, placeOf } from '../course-lists.ts';

/** Past dates stay to be read, with their programme. */
export function HistoryTable({ courses }: { courses: readonly CourseRow[] }) {
  return (
    <Table label="Past courses" stacked>
      <TableHead>
        <ColumnHeader>Date</ColumnHeader>
        <ColumnHeader>Course</ColumnHeader>
        <ColumnHeader>Place</ColumnHeader>
        <ColumnHeader>Status</ColumnHeader>
        <ColumnHeader labelHidden>Actions</ColumnHeader>
      </TableHead>
      <TableBody>
        {courses.map((course) => (
          <TableRow key={course._id}>
            <RowHeader className="num whitespace-nowrap">{listDay(course.schedule.startDate)}</RowHeader>
            <Cell className="wrap-anywhere">
              <TextLink to={coursePage(course)} dir="auto">
                {course.basic.title}
              </TextLink>
            </Cell>
            <Cell>{placeOf(course)}</Cell>
            <Cell>
              <CourseLamp badge={course.badge} />
            </Cell>
            <Cell className="md:text-end">
              <ButtonLink
                to={coursePage(course)}
                variant="ghost"
                className="max-md:-ms-5 md:-my-2.5"
                aria-label={`Details of ${course.basic.title}`}
              >
                Details
              </ButtonLink>
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
