import { useManager } from '#web/lib/managed-courses.ts';
import { ChooseAll } from '#web/lists/bulk-bar.tsx';
import { columnSort } from '#web/lists/column-sort.ts';
import { RowChoice } from '#web/lists/row-choice.tsx';
import type { Chosen } from '#web/lists/use-chosen.ts';
import { cx } from '#web/ui/cx.ts';
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
import { columnWords } from '../course-words.ts';
import { BULK_FORM } from './bulk-status-bar.tsx';
import { useCourseList } from './course-view.ts';
import type { ListedCourse, ListedKind } from './listed-kind.ts';
import { actIcons, type RowContext } from './row-buttons.tsx';

type Shown<Row extends ListedCourse> = Pick<ListedKind<Row, never>, 'columns' | 'cards' | 'Acts'>;

interface CourseTableProps<Row extends ListedCourse> extends RowContext {
  of: Shown<Row>;
  courses: readonly Row[];
  chosen: Chosen;
}

export function CourseTable<Row extends ListedCourse>(props: CourseTableProps<Row>) {
  const { of, courses, chosen, view } = props;
  const { plural } = useManager();
  const courseList = useCourseList();
  return (
    <>
      <RowIcons icons={actIcons} />
      <Table label={plural} dense stacked sticky className={cx('course-table num', of.cards)}>
        <TableHead>
          {of.columns.map(({ by, numeric }) => (
            <ColumnHeader
              key={by}
              numeric={numeric}
              before={by === 'code' && <ChooseAll chosen={chosen} label="Choose every course of this page" />}
              {...columnSort(courseList, view, by)}
            >
              {columnWords[by]}
            </ColumnHeader>
          ))}
          <ColumnHeader>Actions</ColumnHeader>
        </TableHead>
        <TableBody>
          {courses.map((course) => (
            <CourseRow key={course._id} {...props} course={course} />
          ))}
        </TableBody>
      </Table>
    </>
  );
}

interface CourseRowProps<Row extends ListedCourse> extends Omit<CourseTableProps<Row>, 'courses'> {
  course: Row;
}

function CourseRow<Row extends ListedCourse>({ of, course, chosen, view, isAdmin }: CourseRowProps<Row>) {
  const isChosen = chosen.ids.includes(course._id);
  return (
    <TableRow selected={isChosen}>
      {of.columns.map(({ by, numeric, Shown }) =>
        by === 'code' ? (
          <RowHeader key={by}>
            <RowChoice
              form={BULK_FORM}
              value={course._id}
              isChosen={isChosen}
              onChoose={(chosenNow) => chosen.choose(course._id, chosenNow)}
              className="course-choice"
            >
              <span className="sr-only">Choose </span>
              <Shown course={course} />
            </RowChoice>
          </RowHeader>
        ) : (
          <Cell key={by} numeric={numeric}>
            <Shown course={course} />
          </Cell>
        ),
      )}
      <Cell>
        <of.Acts course={course} view={view} isAdmin={isAdmin} />
      </Cell>
    </TableRow>
  );
}
