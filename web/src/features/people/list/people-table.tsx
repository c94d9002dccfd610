import type { UserRow } from '#contracts/people/admin-people-list.ts';
import { eurText } from '#web/lib/format.ts';
import { CERTIFICATES, ORDERS, USERS } from '#web/lib/office-paths.ts';
import { officeAgo } from '#web/lib/office-time.ts';
import { roleWords } from '#web/lib/people/role-words.ts';
import { cx } from '#web/ui/cx.ts';
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
import { StatusTag } from '../status-tag.tsx';
import { type PeopleView, peopleList } from './people-view.ts';

interface PeopleTableProps {
  people: readonly UserRow[];
  view: PeopleView;
  now: string;
}

export function PeopleTable({ people, view, now }: PeopleTableProps) {
  const isByName = view.sort === 'name';
  return (
    <Table label="Users" dense stacked sticky>
      <TableHead>
        <ColumnHeader
          sort={isByName ? 'ascending' : undefined}
          sortTo={peopleList.changed(view, { sort: isByName ? '' : 'name' })}
        >
          Name
        </ColumnHeader>
        <ColumnHeader>Role</ColumnHeader>
        <ColumnHeader>Profession</ColumnHeader>
        <ColumnHeader>Country</ColumnHeader>
        <ColumnHeader numeric>Orders</ColumnHeader>
        <ColumnHeader numeric>Paid</ColumnHeader>
        <ColumnHeader numeric>Certificates</ColumnHeader>
        <ColumnHeader>Seen</ColumnHeader>
        <ColumnHeader>Account</ColumnHeader>
      </TableHead>
      <TableBody>
        {people.map((person) => (
          <PersonRow key={person._id} person={person} now={now} />
        ))}
      </TableBody>
    </Table>
  );
}

/** On a phone a value that is not there takes no line. */
const unless = (isThere: unknown) => cx(!isThere && 'max-md:hidden') || undefined;

const isFine = ({ status, isLate }: UserRow) => status === 'active' && !isLate;

function PersonRow({ person, now }: { person: UserRow; now: string }) {
  const { _id, role, profession, country, orders, paidEur, certificates, seenAt } = person;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader className="md:max-w-80 md:min-w-56">
        <Who person={person} />
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
      <Cell label="Profession" className={unless(profession)}>
        {profession || '–'}
      </Cell>
      <Cell label="Country" className={unless(country)}>
        {country || '–'}
      </Cell>
      <Cell label="Orders" numeric className={unless(orders)}>
        <Counted count={orders} to={`${ORDERS}?person=${_id}`} />
      </Cell>
      <Cell label="Paid" numeric className={unless(orders)}>
        {orders > 0 ? eurText(paidEur) : '–'}
      </Cell>
      <Cell label="Certificates" numeric className={unless(certificates)}>
        <Counted count={certificates} to={`${CERTIFICATES}?person=${_id}`} />
      </Cell>
      <Cell label="Seen" className={cx('num whitespace-nowrap', unless(seenAt))}>
        {seenAt ? officeAgo(now, seenAt) : '–'}
      </Cell>
      <Cell label="Account" className={cx('whitespace-nowrap', unless(!isFine(person)))}>
        <State person={person} />
      </Cell>
    </TableRow>
  );
}

function Who({ person: { _id, title, firstName, lastName, email, profilePhotoUrl } }: { person: UserRow }) {
  const name = `${firstName} ${lastName}`;
  return (
    <span className="flex items-center gap-3">
      <Monogram name={name} picture={profilePhotoUrl || undefined} size="sm" />
      <span className="min-w-0">
        <TextLink to={`${USERS}/${_id}`} look="quiet" className="font-strong break-words">
          {title} {name}
        </TextLink>
        <span className="block text-xs font-normal text-muted">
          <EmailText email={email} />
        </span>
      </span>
    </span>
  );
}

/** Leads to the rows that were counted. */
const Counted = ({ count, to }: { count: number; to: string }) =>
  count > 0 ? <TextLink to={to}>{count}</TextLink> : '–';

/** What staff should know of; nothing where all is as it should be. */
function State({ person }: { person: UserRow }) {
  const { _id, status, isLate } = person;
  if (isFine(person)) return '–';
  return (
    <span className="flex flex-wrap gap-1.5">
      {status !== 'active' && <StatusTag status={status} />}
      {isLate && (
        <TextLink to={`${ORDERS}?person=${_id}&due=late`} look="quiet">
          <Tag tone="danger">payment late</Tag>
        </TextLink>
      )}
    </span>
  );
}
