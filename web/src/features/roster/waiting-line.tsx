import type { PersonInLine, WaitingLine } from '#contracts/waiting-list/admin-waiting-list.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { dayIn, longDay, momentIn } from '#web/lib/format.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
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

interface WaitingLineProps {
  line: WaitingLine;
  /** The venue's. */
  zone: string;
  failureOf: (intent: string) => FormFailure | undefined;
}

/** Who waits for a seat, first to last; a free one can be offered to any of them. */
export function WaitingTable({ line, zone, failureOf }: WaitingLineProps) {
  return (
    <Table label="Waiting list" dense stacked>
      <TableHead>
        <ColumnHeader>Name</ColumnHeader>
        <ColumnHeader>Contact</ColumnHeader>
        <ColumnHeader>Since</ColumnHeader>
        <ColumnHeader>Seat</ColumnHeader>
      </TableHead>
      <TableBody>
        {line.people.map((person) => (
          <TableRow key={person._id} className="max-md:px-5">
            <RowHeader className="font-strong">
              <span className="num me-3 text-muted">{person.place}.</span>
              {person.firstName} {person.lastName}
            </RowHeader>
            <Cell label="Contact">
              <EmailLink email={person.email} />
            </Cell>
            <Cell label="Since" className="num whitespace-nowrap">
              {longDay(dayIn(zone, person.joinedAt))}
            </Cell>
            <Cell label="Seat">
              {person.state === 'waiting' && line.seatsLeft > 0 ? (
                <OfferForm person={person} failure={failureOf(intentOn('offer', person._id))} />
              ) : (
                <SeatOf person={person} zone={zone} />
              )}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function SeatOf({ person, zone }: { person: PersonInLine; zone: string }) {
  const { state, offerEndsAt, passedAt } = person;
  if (state === 'paying') return <Lamp kind="in-progress">Paying</Lamp>;
  if (offerEndsAt) return <Lamp kind="in-progress">Offered until {momentIn(zone, offerEndsAt)}</Lamp>;
  return passedAt ? `Let one pass on ${longDay(dayIn(zone, passedAt))}` : '–';
}

type OfferFormProps = { person: PersonInLine; failure: FormFailure | undefined };

const OfferForm = ({ person: { _id, firstName, lastName }, failure }: OfferFormProps) => (
  <Form intent={intentOn('offer', _id)} failure={failure} preventScrollReset>
    <SubmitButton
      size="sm"
      variant="outline"
      busyLabel="Offering..."
      aria-label={`Offer a seat to ${firstName} ${lastName}`}
    >
      Offer a seat
    </SubmitButton>
  </Form>
);

type LineFormProps = { people: readonly PersonInLine[]; failure: FormFailure | undefined };

const PersonField = ({ people }: Pick<LineFormProps, 'people'>) => (
  <SelectField
    name="person"
    label="Person"
    span="third"
    options={people.map(({ _id, place, firstName, lastName }) => ({
      value: _id,
      label: `${place}. ${firstName} ${lastName}`,
    }))}
  />
);

const ReasonField = () => <TextField name="reason" label="Reason" span="third" required maxLength={300} />;

/** Puts one person at another place; why is kept with the course. */
export const MoveInLine = ({ people, failure }: LineFormProps) => (
  <Form intent="move" failure={failure} className="grid gap-5" preventScrollReset>
    <h3 className="text-md font-strong">Move somebody in line</h3>
    <FieldGrid>
      <PersonField people={people} />
      <SelectField
        name="to"
        label="To place"
        span="third"
        options={people.map(({ place }) => String(place))}
      />
      <ReasonField />
    </FieldGrid>
    <div>
      <SubmitButton variant="outline" busyLabel="Moving...">
        Change the order
      </SubmitButton>
    </div>
  </Form>
);

/** Takes one person off; whose order has a seat keeps it. */
export const RemoveFromLine = ({ people, failure }: LineFormProps) => (
  <Form intent="remove" failure={failure} className="grid gap-5" preventScrollReset>
    <h3 className="text-md font-strong">Take somebody off the list</h3>
    <FieldGrid>
      <PersonField people={people.filter(({ state }) => state !== 'paying')} />
      <ReasonField />
    </FieldGrid>
    <p className="text-sm text-muted">
      Who is taken off the list is told by letter, without the reason. A seat that is offered to them goes to
      the next.
    </p>
    <div>
      <SubmitButton variant="danger-outline" busyLabel="Removing...">
        Take off the list
      </SubmitButton>
    </div>
  </Form>
);
