import type { ParticipantCancellation } from '#contracts/after-sale/participants.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted, eurText } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Cell, ColumnHeader, Table, TableBody, TableHead, TableRow } from '#web/ui/layout/table.tsx';
import { backText } from '../plan-words.ts';
import { ParticipantCells } from './participant-cells.tsx';
import { type Cancellable, isCancellable, placeValue, sumOf } from './read-participants.ts';

interface CancelFormProps {
  places: readonly ParticipantCancellation[];
  isAdmin: boolean;
  rosterTo: string;
  failure?: FormFailure;
  idempotencyKey: string;
}

/** What the policy gives each of them today, and the button that takes them off. */
export function CancelForm({ places, isAdmin, rosterTo, failure, idempotencyKey }: CancelFormProps) {
  const form = useFormIssues(failure);
  const open = places.filter(isCancellable);
  return (
    <Form intent="cancel-participants" failure={failure} idempotencyKey={idempotencyKey}>
      {open.map((place) => (
        <input key={place.lineId} type="hidden" name="places" value={placeValue(place)} />
      ))}
      <CancelTable places={places} />
      <div className="grid gap-5 p-5">
        {open.length > 0 && (
          <>
            <Figures places={open} isAdmin={isAdmin} form={form} />
            <FieldGrid>
              <TextField label="Reason" hint="The people do not read it." {...form.field('reason')} />
            </FieldGrid>
          </>
        )}
        <div className="flex flex-wrap gap-2">
          {open.length > 0 && (
            <SubmitButton variant="danger">Cancel {counted(open.length, 'place')}</SubmitButton>
          )}
          <ButtonLink to={rosterTo}>Keep {open.length === 1 ? 'it' : 'them'}</ButtonLink>
        </div>
      </div>
    </Form>
  );
}

interface FiguresProps {
  places: readonly Cancellable[];
  isAdmin: boolean;
  form: ReturnType<typeof useFormIssues>;
}

function Figures({ places, isAdmin, form }: FiguresProps) {
  const figure = form.enteredValue('figures', 'policy');
  return (
    <ChoiceList name="figures" legend="What goes back">
      <ChoiceCard
        value="policy"
        defaultChecked={figure === 'policy'}
        title="By the policy of each order"
        aside={backText(sumOf(places))}
      />
      {isAdmin && (
        <ChoiceCard
          value="all"
          defaultChecked={figure === 'all'}
          title="Everything that was paid"
          aside={backText({ refundEur: sumOf(places).paidEur, creditEur: 0 })}
          detail="It is recorded with your name and the reason."
        />
      )}
    </ChoiceList>
  );
}

const CancelTable = ({ places }: Pick<CancelFormProps, 'places'>) => (
  <Table label="What goes back to each of them" dense stacked>
    <TableHead>
      <ColumnHeader>Name</ColumnHeader>
      <ColumnHeader>Order</ColumnHeader>
      <ColumnHeader numeric>Paid</ColumnHeader>
      <ColumnHeader numeric>Goes back</ColumnHeader>
      <ColumnHeader numeric>Credit note</ColumnHeader>
      <ColumnHeader numeric>Kept</ColumnHeader>
      <ColumnHeader numeric>Dropped</ColumnHeader>
    </TableHead>
    <TableBody>
      {places.map((place) => (
        <TableRow key={place.lineId} className="max-md:px-5">
          <ParticipantCells {...place} />
          {isCancellable(place) ? (
            <Amounts place={place} />
          ) : (
            <Cell columns={5} className="text-muted md:text-end">
              {place.obstacle} Left out.
            </Cell>
          )}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const amount = (eur: number) => (eur > 0 ? eurText(eur) : '–');

function Amounts({ place: { paidEur, figures } }: { place: Cancellable }) {
  const { refundEur, creditEur, keptEur, droppedEur } = figures;
  return (
    <>
      <Cell label="Paid" numeric>
        {amount(paidEur)}
      </Cell>
      <Cell label="Goes back" numeric className="font-strong">
        {amount(refundEur)}
      </Cell>
      <Cell label="Credit note" numeric>
        {amount(creditEur)}
      </Cell>
      <Cell label="Kept" numeric>
        {amount(keptEur)}
      </Cell>
      <Cell label="Dropped" numeric>
        {amount(droppedEur)}
      </Cell>
    </>
  );
}
