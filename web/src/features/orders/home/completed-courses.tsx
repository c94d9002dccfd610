import { coursePage } from '#contracts/courses/course-pages.ts';
import { detailDay, dotted } from '#web/lib/format.ts';
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
import { KIND_WORDS } from '../my-orders/ahead.ts';
import type { MyCourse } from '../my-orders/course-rows.tsx';

/** What took place, and can be reviewed. */
export function CompletedCourses({ courses }: { courses: readonly MyCourse[] }) {
  return (
    <Table label="Completed courses" stacked>
      <TableHead>
        <ColumnHeader>Finished</ColumnHeader>
        <ColumnHeader>Course</ColumnHeader>
        <ColumnHeader>Kind</ColumnHeader>
        <ColumnHeader labelHidden>Actions</ColumnHeader>
      </TableHead>
      <TableBody>
        {courses.map(({ _id, kind, slug, title, startDate, endDate, city }) => (
          <TableRow key={_id}>
            <Cell>
              <span className="num whitespace-nowrap text-muted">{detailDay(endDate ?? startDate)}</span>
            </Cell>
            <RowHeader className="wrap-anywhere">
              <TextLink to={coursePage({ kind, slug })} look="quiet" dir="auto">
                {title}
              </TextLink>
            </RowHeader>
            <Cell>{dotted(KIND_WORDS[kind], city)}</Cell>
            <Cell className="md:text-end">
              <TextLink to={`/reviews/${slug}`} aria-label={`Leave a review of ${title}`}>
                Leave a review
              </TextLink>
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
