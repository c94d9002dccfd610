import { Link } from 'react-router';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { STANDING_LABELS } from '#contracts/licences/standing-words.ts';
import type { getRoster } from '#contracts/orders/admin-orders.ts';
import { certificateNameOf } from '#domain/certificates/certificate-name.ts';
import type { LicenceStanding } from '#domain/licences/licence-standing.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { aedText } from '#web/lib/format.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { ChooseAll } from '#web/lists/bulk-bar.tsx';
import { RowChoice } from '#web/lists/row-choice.tsx';
import type { Chosen } from '#web/lists/use-chosen.ts';
import { Lamp, type LampKind } from '#web/ui/instruments/lamp.tsx';
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

type RosterAnswer = AnswerOf<typeof getRoster>;
type RosterRow = RosterAnswer['roster'][number];
type CourseDates = Pick<RosterAnswer['course'], 'startDate' | 'endDate'>;

/** One box a day on paper; a course whose dates are not set gets one. */
export function attendanceDays({ startDate, endDate }: CourseDates): number[] {
  const days = startDate && endDate ? daysBetween(localDate(startDate), localDate(endDate)) + 1 : 1;
  return Array.from({ length: Math.max(1, days) }, (_, index) => index + 1);
}

interface RosterTableProps {
  course: RosterAnswer['course'];
  roster: readonly RosterRow[];
  /** Of staff, who may open orders and choose several places; an instructor may not. */
  choice?: Choice;
}

interface Choice {
  form: string;
  chosen: Chosen;
}

/** On paper contacts and money stay away and a box for each day appears. */
export function RosterTable({ course, roster, choice }: RosterTableProps) {
  const days = attendanceDays(course);
  return (
    <div className="print:[&_section]:overflow-visible">
      <Table label={`Participants of ${course.code}`} dense stacked>
        <TableHead>
          <ColumnHeader
            before={choice && <ChooseAll chosen={choice.chosen} label="Choose everybody who is enrolled" />}
          >
            Name on the certificate
          </ColumnHeader>
          <ColumnHeader>Profession and license</ColumnHeader>
          <ColumnHeader>Country</ColumnHeader>
          <ColumnHeader className="print:hidden">Contact</ColumnHeader>
          <ColumnHeader>Seat</ColumnHeader>
          <ColumnHeader className="print:hidden">Confirmed</ColumnHeader>
          <ColumnHeader numeric className="print:hidden">
            To pay
          </ColumnHeader>
          {choice && <ColumnHeader className="print:hidden">Order</ColumnHeader>}
          {days.map((day) => (
            <ColumnHeader key={day} className="hidden print:table-cell">
              Day {day}
            </ColumnHeader>
          ))}
        </TableHead>
        <TableBody>
          {roster.map((row) => (
            <RosterTableRow
              key={`${row.orderReference} ${row.email}`}
              row={row}
              days={days}
              choice={choice}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

interface RowProps {
  row: RosterRow;
  days: readonly number[];
  choice: Choice | undefined;
}

function RosterTableRow({ row, days, choice }: RowProps) {
  return (
    <TableRow
      className="break-inside-avoid max-md:px-5"
      selected={choice?.chosen.ids.includes(row.lineId) ?? false}
    >
      <RowHeader className="font-strong">
        <Name row={row} choice={choice} />
      </RowHeader>
      <Cell label="Profession">
        <span>
          {row.profession || '–'}
          {row.licenceNumber && <span className="num block text-xs text-muted">{row.licenceNumber}</span>}
          {row.licence !== 'not-asked' && (
            <span className="mt-1 block text-xs">
              <Lamp kind={LICENCE_LAMPS[row.licence]}>
                <span className="sr-only">License: </span>
                {STANDING_LABELS[row.licence]}
              </Lamp>
            </span>
          )}
        </span>
      </Cell>
      <Cell label="Country">{row.country}</Cell>
      <Cell label="Contact" className="print:hidden">
        <span>
          <EmailLink email={row.email} />
          <span className="num block text-xs text-muted">{row.phoneNumber}</span>
        </span>
      </Cell>
      <Cell label="Seat" className="whitespace-nowrap">
        {row.state === 'enrolled' ? (
          <Lamp kind="completed">Enrolled</Lamp>
        ) : (
          <Lamp kind="in-progress">Held</Lamp>
        )}
      </Cell>
      <Cell label="Confirmed" className="print:hidden">
        {row.confirmations.join(', ') || '–'}
      </Cell>
      <Cell label="To pay" numeric className="print:hidden">
        {row.openAed > 0 ? aedText(row.openAed) : '–'}
      </Cell>
      {choice && (
        <Cell label="Order" className="num whitespace-nowrap print:hidden">
          <Link to={`${ORDERS}/${row.orderReference}`}>{row.orderReference}</Link>
        </Cell>
      )}
      {days.map((day) => (
        <Cell key={day} className="hidden print:table-cell">
          <span className="block size-5 border border-ink" />
        </Cell>
      ))}
    </TableRow>
  );
}

const LICENCE_LAMPS = {
  accepted: 'completed',
  awaiting: 'limited',
  none: 'cancelled',
  refused: 'cancelled',
  expired: 'cancelled',
  'wrong-profession': 'cancelled',
} as const satisfies Record<Exclude<LicenceStanding, 'not-asked'>, LampKind>;

/** Who has no place yet cannot be chosen. */
function Name({ row, choice }: Pick<RowProps, 'row' | 'choice'>) {
  const name = certificateNameOf(row);
  if (!choice || row.state !== 'enrolled') return name;
  const { form, chosen } = choice;
  return (
    <RowChoice
      form={form}
      value={row.lineId}
      isChosen={chosen.ids.includes(row.lineId)}
      onChoose={(isChosen) => chosen.choose(row.lineId, isChosen)}
      className="-ms-2 flex min-h-(--control-sm) w-fit cursor-pointer items-center gap-3 ps-2 max-md:min-h-11 [&>.tick]:mt-0! print:[&>.tick]:hidden"
    >
      {name}
    </RowChoice>
  );
}
