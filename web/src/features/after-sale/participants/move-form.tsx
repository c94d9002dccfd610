import type { ParticipantMove } from '#contracts/after-sale/participants.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted, eurText } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Cell, ColumnHeader, Table, TableBody, TableHead, TableRow } from '#web/ui/layout/table.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { LicenceSeen } from '../licence-seen.tsx';
import { differenceText, outcomeText } from '../move/move-words.ts';
import { ParticipantCells } from './participant-cells.tsx';
import type { Run } from './run-choice.tsx';

interface MoveFormProps {
  places: readonly ParticipantMove[];
  to: Run;
  isAdmin: boolean;
  rosterTo: string;
  failure?: FormFailure;
  idempotencyKey: string;
}

/** What moving costs each of them, and the button that moves whom the rules, or an administrator, allow. */
export function MoveForm(props: MoveFormProps) {
  const { places, to, isAdmin, rosterTo, failure, idempotencyKey } = props;
  const form = useFormIssues(failure);
  const movable = places.filter(({ figures, canBeFree }) => figures || (isAdmin && canBeFree));
  return (
    <Form intent="move-participants" failure={failure} idempotencyKey={idempotencyKey}>
      <input type="hidden" name="toCourseId" value={to.course._id} />
      {movable.map(({ lineId, figures }) => (
        <input
          key={lineId}
          type="hidden"
          name="places"
          value={`${lineId} ${figures?.payEur ?? 0} ${figures?.backEur ?? 0}`}
        />
      ))}
      {movable.length > to.seatsLeft && (
        <Notice tone="warning" className="m-5">
          {counted(to.seatsLeft, 'seat is', 'seats are')} left on that run: not all of them can be moved.
        </Notice>
      )}
      <MoveTable places={places} />
      <div className="grid gap-5 p-5">
        {movable.length > 0 && isAdmin && (
          <ChoiceList name="figures" legend="Figures">
            <ChoiceCard
              value="rules"
              defaultChecked={form.enteredValue('figures', 'rules') === 'rules'}
              title="By the rules of each order"
              detail="Who has something to pay is asked by letter: their new seat is held for a day, and nothing moves before."
            />
            <ChoiceCard
              value="free"
              defaultChecked={form.enteredValue('figures') === 'free'}
              title="Ask for nothing and give nothing back"
              detail="Also for whom the rules allow it no more. It is recorded with your name and the reason."
            />
          </ChoiceList>
        )}
        {movable.some(({ licence }) => licence !== null) && <LicenceSeen form={form} several />}
        {movable.length > 0 && (
          <FieldGrid>
            <TextField label="Reason" hint="The people do not read it." {...form.field('reason')} />
          </FieldGrid>
        )}
        {movable.length > 0 && !isAdmin && (
          <p className="text-sm text-pretty text-muted">
            Who has something to pay is asked by letter: their new seat is held for a day, and nothing moves
            before.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {movable.length > 0 && <SubmitButton>Move {counted(movable.length, 'place')}</SubmitButton>}
          <ButtonLink to={rosterTo}>Keep their dates</ButtonLink>
        </div>
      </div>
    </Form>
  );
}

const MoveTable = ({ places }: Pick<MoveFormProps, 'places'>) => (
  <Table label="What it costs each of them today" dense stacked>
    <TableHead>
      <ColumnHeader>Name</ColumnHeader>
      <ColumnHeader>Order</ColumnHeader>
      <ColumnHeader numeric>Price</ColumnHeader>
      <ColumnHeader numeric>Fee</ColumnHeader>
      <ColumnHeader numeric>Comes to</ColumnHeader>
    </TableHead>
    <TableBody>
      {places.map((place) => (
        <TableRow key={place.lineId} className="max-md:px-5">
          <ParticipantCells {...place} note={place.licence} />
          <Figures place={place} />
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

function Figures({ place: { figures, obstacle, canBeFree } }: { place: ParticipantMove }) {
  if (!figures)
    return (
      <Cell columns={3} className="text-muted md:text-end">
        {obstacle} {canBeFree ? 'Only an administrator can move them.' : 'Left out.'}
      </Cell>
    );
  const { feeEur, differenceEur, payEur, backEur } = figures;
  return (
    <>
      <Cell label="Price" numeric>
        {differenceText(differenceEur)}
      </Cell>
      <Cell label="Fee" numeric>
        {feeEur > 0 ? eurText(feeEur) : 'none'}
      </Cell>
      <Cell label="Comes to" numeric className="font-strong">
        {outcomeText({ payEur, backEur })}
      </Cell>
    </>
  );
}
