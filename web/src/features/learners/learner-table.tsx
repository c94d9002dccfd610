import type { ListedLearner } from '#contracts/learning/admin-learners.ts';
import { detailDay } from '#web/lib/format.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ProgressBar } from '#web/ui/instruments/progress-bar.tsx';
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
import { stateWords } from './learner-view.ts';

/** Each leads to the order, which has all that is known of the learning. */
export function LearnerTable({ learners }: { learners: readonly ListedLearner[] }) {
  return (
    <Table label="Learners" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Learner</ColumnHeader>
        <ColumnHeader>Course</ColumnHeader>
        <ColumnHeader>Progress</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
        <ColumnHeader>Last seen</ColumnHeader>
        <ColumnHeader>Access until</ColumnHeader>
      </TableHead>
      <TableBody>
        {learners.map((learner) => (
          <LearnerRow key={learner._id} learner={learner} />
        ))}
      </TableBody>
    </Table>
  );
}

function LearnerRow({ learner }: { learner: ListedLearner }) {
  const { name, courseCode, courseTitle, percentageComplete, state, lastAccessedDate, accessUntil } = learner;
  const percent = percentageComplete ?? 0;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader>
        <TextLink
          to={`${ORDERS}/${learner.orderReference}`}
          look="quiet"
          className="font-strong wrap-anywhere"
        >
          <bdi>{name}</bdi>
        </TextLink>
      </RowHeader>
      <Cell label="Course" className="md:min-w-56">
        <span>
          {courseCode} <span className="text-muted">{courseTitle}</span>
        </span>
      </Cell>
      <Cell label="Progress" className="num md:min-w-36">
        <span className="grid gap-1">
          <span>
            {percent}%, {learner.completedSlides} of {learner.totalSlides}
          </span>
          <ProgressBar percent={percent} label={`Progress of ${name} in ${courseTitle}`} />
        </span>
      </Cell>
      <Cell label="State" className="whitespace-nowrap">
        {state ? stateWords[state] : 'Access over'}
      </Cell>
      <Cell label="Last seen" className="num whitespace-nowrap">
        {lastAccessedDate ? officeMoment(lastAccessedDate) : '–'}
      </Cell>
      <Cell label="Access until" className="num whitespace-nowrap">
        {accessUntil ? detailDay(accessUntil) : 'for life'}
      </Cell>
    </TableRow>
  );
}
