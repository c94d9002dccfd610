import type { UserSummary } from '#contracts/people/admin-people.ts';
import { USERS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { moveBetweenRows, ROW_LINK } from '#web/lists/move-between-rows.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
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
import { Monogram } from '#web/ui/pictures/monogram.tsx';
import { roleWords, statusWords } from '../people-words.ts';
import { StatusTag } from '../status-tag.tsx';

export function PeopleTable({ people }: { people: readonly UserSummary[] }) {
  return (
    <Table label="Users" dense stacked sticky>
      <TableHead>
        <ColumnHeader>Name</ColumnHeader>
        <ColumnHeader>Role</ColumnHeader>
        <ColumnHeader>Profession</ColumnHeader>
        <ColumnHeader>Country</ColumnHeader>
        <ColumnHeader>Since</ColumnHeader>
        <ColumnHeader>Logged in</ColumnHeader>
        <ColumnHeader>Account</ColumnHeader>
      </TableHead>
      <TableBody>
        {people.map((person) => (
          <PersonRow key={person._id} person={person} />
        ))}
      </TableBody>
    </Table>
  );
}

function PersonRow({ person }: { person: UserSummary }) {
  const { title, firstName, lastName, role, loggedInAt } = person;
  const name = `${firstName} ${lastName}`;
  return (
    <TableRow onKeyDown={moveBetweenRows} className="max-md:px-5">
      <RowHeader className="md:max-w-80 md:min-w-56">
        <span className="flex items-center gap-3">
          <Monogram name={name} picture={person.profilePhotoUrl || undefined} size="sm" />
          <span className="min-w-0">
            <TextLink
              to={`${USERS}/${person._id}`}
              look="quiet"
              className="font-strong break-words"
              {...{ [ROW_LINK]: true }}
            >
              {title} {name}
            </TextLink>
            <span className="block text-xs font-normal text-muted">
              <EmailText email={person.email} />
            </span>
          </span>
        </span>
      </RowHeader>
      <Cell label="Role" className="whitespace-nowrap">
        {role === 'learner' ? (
          roleWords[role]
        ) : (
          <span>
            <Tag>{roleWords[role]}</Tag>
          </span>
        )}
      </Cell>
      <Cell label="Profession">{person.profession || '–'}</Cell>
      <Cell label="Country">{person.country || '–'}</Cell>
      <Cell label="Since" className="num whitespace-nowrap">
        {officeMoment(person.createdAt)}
      </Cell>
      <Cell label="Logged in" className="num whitespace-nowrap">
        {loggedInAt ? officeMoment(loggedInAt) : '–'}
      </Cell>
      <Cell label="Account" className="whitespace-nowrap">
        {person.status === 'active' ? (
          statusWords.active
        ) : (
          <span>
            <StatusTag status={person.status} />
          </span>
        )}
      </Cell>
    </TableRow>
  );
}
