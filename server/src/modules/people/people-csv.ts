import { toDecimal } from '#contracts/money.ts';
import type { UserRow } from '#contracts/people/admin-people-list.ts';
import { moreCsv, toCsv } from '#server/platform/csv.ts';

const COLUMNS = [
  'Title',
  'First name',
  'Last name',
  'Email',
  'Role',
  'Account',
  'Profession',
  'Country',
  'Orders',
  'Paid (EUR)',
  'Payment late',
  'Certificates',
  'Since',
  'Seen',
];

/** A file in pieces: its header, then a row for each person. */
export async function* peopleCsv(pages: AsyncIterable<UserRow[]>): AsyncGenerator<string> {
  yield toCsv(COLUMNS, []);
  for await (const people of pages)
    yield moreCsv(
      people.map((person) => [
        person.title,
        person.firstName,
        person.lastName,
        person.email,
        person.role,
        person.status,
        person.profession,
        person.country,
        person.orders,
        toDecimal(person.paidEur).toFixed(2),
        person.isLate ? 'yes' : 'no',
        person.certificates,
        person.createdAt,
        person.seenAt,
      ]),
    );
}
