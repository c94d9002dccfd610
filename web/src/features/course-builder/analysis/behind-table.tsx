import type { LearnerBehind } from '#contracts/course-builder/analysis.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
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
import type { BehindView } from './analysis-view.ts';
import { lengthText, WHEN } from './analysis-words.ts';

interface BehindTableProps {
  learners: readonly LearnerBehind[];
  of: BehindView['of'];
}

export function BehindTable({ learners, of }: BehindTableProps) {
  const isOfQuestion = of === 'question';
  const isOfSlide = of === 'seen' || of === 'completed' || of === 'left';
  return (
    <Table label="Learners" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Learner</ColumnHeader>
        <ColumnHeader>Order</ColumnHeader>
        <ColumnHeader>{WHEN[of]}</ColumnHeader>
        {isOfSlide && <ColumnHeader numeric>Time at the slide</ColumnHeader>}
        {isOfQuestion && <ColumnHeader>Answer</ColumnHeader>}
        {isOfQuestion && <ColumnHeader numeric>Score of the test</ColumnHeader>}
      </TableHead>
      <TableBody>
        {learners.map((learner) => (
          <TableRow key={learner._id} className="max-md:px-5">
            <RowHeader className="md:min-w-52">
              <span className="break-words">{learner.name}</span>
              <span className="block text-xs font-normal break-words text-muted">{learner.email}</span>
            </RowHeader>
            <Cell label="Order" className="num whitespace-nowrap">
              <TextLink to={`${ORDERS}/${learner.orderReference}`}>{learner.orderReference}</TextLink>
            </Cell>
            <Cell label={WHEN[of]} className="num whitespace-nowrap">
              {officeMoment(learner.at)}
            </Cell>
            {isOfSlide && (
              <Cell label="Time at the slide" numeric className="whitespace-nowrap">
                {learner.seconds === null ? '–' : lengthText(learner.seconds)}
              </Cell>
            )}
            {isOfQuestion && <Answer learner={learner} />}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Answer({ learner: { given, isRight, scorePercent } }: { learner: LearnerBehind }) {
  return (
    <>
      <Cell label="Answer" className="md:min-w-60">
        <span dir="auto" className="break-words">
          {given || 'No answer'}
        </span>
        <span className="block text-xs text-muted">{isRight ? 'Right' : 'Not right'}</span>
      </Cell>
      <Cell label="Score of the test" numeric>
        {scorePercent === null ? '–' : `${scorePercent}%`}
      </Cell>
    </>
  );
}
