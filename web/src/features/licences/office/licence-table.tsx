import type { LicenceOfPerson } from '#contracts/licences/admin-licences.ts';
import { longDay } from '#web/lib/format.ts';
import { LICENCES } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
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
import { EmailText } from '#web/ui/navigation/email.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { LICENCE_STATES } from '../licence-words.ts';

export function LicenceTable({ licences }: { licences: readonly LicenceOfPerson[] }) {
  return (
    <Table label="Licenses" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Person</ColumnHeader>
        <ColumnHeader>Profession</ColumnHeader>
        <ColumnHeader>Number</ColumnHeader>
        <ColumnHeader>Expires</ColumnHeader>
        <ColumnHeader>Handed in</ColumnHeader>
        <ColumnHeader>State</ColumnHeader>
      </TableHead>
      <TableBody>
        {licences.map((licence) => (
          <LicenceRow key={licence._id} licence={licence} />
        ))}
      </TableBody>
    </Table>
  );
}

function LicenceRow({ licence }: { licence: LicenceOfPerson }) {
  const { _id, name, email, profession, number, body, country, expiresOn, handedInAt, state } = licence;
  const { word, lamp } = LICENCE_STATES[state];
  return (
    <TableRow className="max-md:px-5">
      <RowHeader className="md:max-w-70 md:min-w-44">
        <TextLink to={`${LICENCES}/${_id}`} look="quiet" className="font-strong break-words">
          {name}
        </TextLink>
        <span className="block text-xs font-normal text-muted">
          <EmailText email={email} />
        </span>
      </RowHeader>
      <Cell label="Profession" className="md:min-w-40">
        {profession}
      </Cell>
      <Cell label="Number">
        <span className="break-words">
          <span className="num">{number || '–'}</span>
          <span className="block text-xs text-muted">{[body, country].filter(Boolean).join(', ')}</span>
        </span>
      </Cell>
      <Cell label="Expires" className="num whitespace-nowrap">
        {expiresOn ? longDay(expiresOn) : 'Never'}
      </Cell>
      <Cell label="Handed in" className="num whitespace-nowrap">
        {officeMoment(handedInAt)}
      </Cell>
      <Cell label="State" className="whitespace-nowrap">
        <Lamp kind={lamp}>{word}</Lamp>
      </Cell>
    </TableRow>
  );
}
