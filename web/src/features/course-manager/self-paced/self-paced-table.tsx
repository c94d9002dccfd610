import type { SelfPacedRow, SelfPacedSort } from '#contracts/course-office/self-paced-lists.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { statusWordsOf } from '#web/lib/course-status-words.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { ChooseAll } from '#web/lists/bulk-bar.tsx';
import { columnSort } from '#web/lists/column-sort.ts';
import { moveBetweenRows } from '#web/lists/move-between-rows.ts';
import type { Chosen } from '#web/lists/use-chosen.ts';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { MenuLink } from '#web/ui/overlays/menu.tsx';
import { RowIcons } from '#web/ui/pictures/row-icons.tsx';
import { isPublic, offeredActs } from '../acts/offered-acts.ts';
import {
  categoryWords,
  contentText,
  officeDayText,
  priceText,
  selfPacedColumnWords,
  versionText,
} from '../course-words.ts';
import { useCourseList } from '../list/course-view.ts';
import { actIcons, RowButtons, type RowContext } from '../list/row-buttons.tsx';
import { ChoiceBox, type Choosing, CourseTitle } from '../list/row-cells.tsx';
import { StatusLamp } from '../status-lamp.tsx';

interface SelfPacedTableProps extends RowContext {
  courses: readonly SelfPacedRow[];
  chosen: Chosen;
}

const columns = Object.keys(selfPacedColumnWords) as SelfPacedSort[];
const NUMERIC: readonly SelfPacedSort[] = ['price', 'learners'];

export function SelfPacedTable({ courses, chosen, ...context }: SelfPacedTableProps) {
  const { plural } = useManager();
  const courseList = useCourseList();
  return (
    <>
      <RowIcons icons={actIcons} />
      <Table label={plural} dense stacked sticky className="self-paced-table num">
        <TableHead>
          {columns.map((column) => (
            <ColumnHeader
              key={column}
              numeric={NUMERIC.includes(column)}
              before={
                column === 'code' && <ChooseAll chosen={chosen} label="Choose every course of this page" />
              }
              {...columnSort(courseList, context.view, column)}
            >
              {selfPacedColumnWords[column]}
            </ColumnHeader>
          ))}
          <ColumnHeader>Actions</ColumnHeader>
        </TableHead>
        <TableBody>
          {courses.map((course) => (
            <SelfPacedCourseRow
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

interface SelfPacedRowProps extends RowContext {
  course: SelfPacedRow;
}

function SelfPacedCourseRow({ course, isChosen, onChoose, ...context }: SelfPacedRowProps & Choosing) {
  const { basic, enrollment, published, access } = course;
  return (
    <TableRow selected={isChosen} onKeyDown={moveBetweenRows}>
      <RowHeader>
        <ChoiceBox course={course} isChosen={isChosen} onChoose={onChoose} />
      </RowHeader>
      <Cell>
        <CourseTitle course={course} />
      </Cell>
      <Cell>{categoryWords[basic.category]}</Cell>
      <Cell numeric>
        {priceText(enrollment.basePrice)}
        <small>{access.accessMonths ? `${access.accessMonths} months` : 'for life'}</small>
      </Cell>
      <Cell numeric>
        <span className="md:hidden">Learners: </span>
        {enrollment.currentEnrollment.toLocaleString('en')}
      </Cell>
      <Cell>{published.version > 0 ? contentText(published) : '–'}</Cell>
      <Cell>{versionText(published)}</Cell>
      <Cell>{officeDayText(course.updatedAt)}</Cell>
      <Cell>
        <StatusLamp {...basic} words={statusWordsOf('ELearningCourse')} />
      </Cell>
      <Cell>
        <SelfPacedActions course={course} {...context} />
      </Cell>
    </TableRow>
  );
}

/** What is done with a self-paced course. */
function SelfPacedActions({ course, view, isAdmin }: SelfPacedRowProps) {
  const { content, history } = useManager();
  const { _id, slug } = course;
  return (
    <RowButtons course={course} view={view} offered={offeredActs(course, isAdmin, 'ELearningCourse')}>
      {content && <MenuLink to={content(_id)}>Content</MenuLink>}
      {isPublic(course) && <MenuLink to={coursePage({ kind: 'ELearningCourse', slug })}>View page</MenuLink>}
      <MenuLink to={history(_id)}>History</MenuLink>
    </RowButtons>
  );
}
