import type { HeldBack } from '#contracts/certificates/admin-certificates.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { BulkBar, ChooseAll } from '#web/lists/bulk-bar.tsx';
import { RowChoice } from '#web/lists/row-choice.tsx';
import { type Chosen, useChosen } from '#web/lists/use-chosen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { EmailLink } from '#web/ui/navigation/email.tsx';
import { ruleWords } from '../rule-words.ts';

const FORM = 'people';

interface HeldBackTableProps {
  people: readonly HeldBack[];
  failure?: FormFailure;
}

/** Who has none yet and why; several at once are issued one, those who are due by themselves, others with a reason. */
export function HeldBackTable({ people, failure }: HeldBackTableProps) {
  const chosen = useChosen(people.map(({ enrolmentId }) => ({ _id: enrolmentId })));
  return (
    <>
      <BulkBar id={FORM} intent="issue" chosen={chosen} noun="participant" hasHead failure={failure}>
        <Button type="submit" name="how" value="due" size="sm">
          Issue to who is due
        </Button>
        <Button type="submit" name="how" value="reason" size="sm">
          Issue with a reason
        </Button>
      </BulkBar>
      <Table label="Without a certificate" dense stacked>
        <TableHead>
          <ColumnHeader before={<ChooseAll chosen={chosen} label="Choose everybody on this page" />}>
            Name
          </ColumnHeader>
          <ColumnHeader>Course</ColumnHeader>
          <ColumnHeader>Certificate</ColumnHeader>
          <ColumnHeader>What is missing</ColumnHeader>
        </TableHead>
        <TableBody>
          {people.map((person) => (
            <Row key={`${person.enrolmentId} ${person.attempt}`} person={person} chosen={chosen} />
          ))}
        </TableBody>
      </Table>
    </>
  );
}

function Row({ person, chosen }: { person: HeldBack; chosen: Chosen }) {
  const { enrolmentId, name, email, course, isDue, findings } = person;
  const isChosen = chosen.ids.includes(enrolmentId);
  const missing = findings.filter(({ isMet }) => !isMet).map(ruleWords);
  return (
    <TableRow selected={isChosen} className="max-md:px-5">
      <RowHeader className="font-strong">
        <RowChoice
          form={FORM}
          value={enrolmentId}
          isChosen={isChosen}
          onChoose={(choice) => chosen.choose(enrolmentId, choice)}
          className="flex min-h-(--control-sm) cursor-pointer items-center gap-3"
        >
          <span>
            <bdi>{name}</bdi>
          </span>
        </RowChoice>
        <EmailLink email={email} />
      </RowHeader>
      <Cell label="Course">
        <span>
          <bdi>{course.title}</bdi>
          <span className="num block text-xs text-muted">{course.code}</span>
        </span>
      </Cell>
      <Cell label="Certificate" className="whitespace-nowrap">
        {isDue ? <Lamp kind="open">Due</Lamp> : <Lamp kind="in-progress">Held back</Lamp>}
      </Cell>
      <Cell label="What is missing">
        {missing.length === 0 ? (
          'Nothing: the course issues from this list.'
        ) : (
          <ul className="num grid gap-0.5 text-sm">
            {missing.map(({ title, known }) => (
              <li key={title}>
                {title}: <span className="text-muted">{known}</span>
              </li>
            ))}
          </ul>
        )}
      </Cell>
    </TableRow>
  );
}
