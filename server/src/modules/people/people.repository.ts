import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contracts/accounts/account-options.ts';
import { readCertificateNumber } from '#domain/certificates/certificate-number.ts';
import type { PersonStatus } from '#domain/people/person-status.ts';
import type { Page } from '#server/calls/page.ts';
import { certificates, orders, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { beginsWith, hasWord } from '#server/platform/db/words.ts';
import type { User } from '../identity/index.ts';

export type PeopleFilter = {
  words: readonly string[];
  /** Whose an order or a certificate of this number is: they are found beside those who have the words. */
  numbered: readonly string[];
  roles: readonly Role[];
  status: PersonStatus | undefined;
  profession: string | undefined;
  country: string | undefined;
  /** Seen since, by whatever login. */
  seen: Date | 'never' | undefined;
};
export type Sort = 'newest' | 'name';

/** As `personStatusOf` in the domain. */
const statusOf = sql<PersonStatus>`case
  when ${users.erasedAt} is not null then 'erased'
  when ${users.disabledAt} is not null then 'disabled'
  when ${users.emailVerifiedAt} is not null then 'active'
  when ${users.invitedAt} is not null then 'invited'
  else 'unverified' end`;

const isFound = (filter: PeopleFilter): SQL | undefined => {
  const { words, numbered, roles, status, profession, country, seen } = filter;
  const isNamed = and(...words.map((word) => hasWord(users.searchText, word)));
  return and(
    numbered.length > 0 ? or(isNamed, inArray(users.id, [...numbered])) : isNamed,
    roles.length > 0 ? inArray(users.role, [...roles]) : undefined,
    status && sql`${statusOf} = ${status}`,
    profession ? eq(users.profession, profession) : undefined,
    country ? eq(users.country, country) : undefined,
    seen && (seen === 'never' ? isNull(users.lastSeenAt) : gte(users.lastSeenAt, seen)),
  );
};

/** By name the page goes on behind the person it ended with, wherever their name stands by now. */
const beyond = (sort: Sort, before: string | undefined): SQL | undefined => {
  if (!before) return undefined;
  if (sort === 'newest') return lt(users.id, before);
  return sql`(${users.lastName}, ${users.firstName}, ${users.id}) >
    (select u.last_name, u.first_name, u.id from users u where u.id = ${before})`;
};

export const listPeople = (
  db: Tx | Db,
  filter: PeopleFilter,
  { sort, before, limit }: Page & { sort: Sort },
): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(and(isFound(filter), beyond(sort, before)))
    .orderBy(
      ...(sort === 'newest' ? [desc(users.id)] : [asc(users.lastName), asc(users.firstName), asc(users.id)]),
    )
    .limit(limit);

export const countFound = (db: Tx | Db, filter: PeopleFilter): Promise<number> =>
  db.$count(users, isFound(filter));

/** How many people there are of each role and status; those that nobody has are left out. */
export const countPeople = (db: Tx | Db) =>
  db
    .select({ role: users.role, status: statusOf, count: sql<number>`count(*)::int` })
    .from(users)
    .groupBy(users.role, statusOf);

/** Fewer signs of a number than these are shared by many. */
const LEAST_SIGNS = 8;

/** Whose order or certificate has a number that begins so. */
export const findByNumber = async (db: Tx | Db, typed: string): Promise<string[]> => {
  if (typed.length < LEAST_SIGNS) return [];
  const certificate = readCertificateNumber(typed).number ?? typed.toUpperCase();
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${orders.userId} as id from ${orders} where ${hasWord(sql`lower(${orders.reference})`, typed)}
    union
    select ${certificates.userId} from ${certificates}
    where ${beginsWith(certificates.number, certificate)} and ${certificates.userId} is not null
  `);
  return rows.map(({ id }) => id);
};
