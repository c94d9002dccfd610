import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Role } from '#contracts/accounts/accounts.ts';
import type { PersonStatus } from '#domain/people/person-status.ts';
import type { Page } from '#server/calls/page.ts';
import { sessions, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { hasWord, typedWords } from '#server/platform/db/words.ts';
import type { User } from '../identity/index.ts';

export type PeopleFilter = {
  q: string;
  role: Role | undefined;
  status: PersonStatus | undefined;
  sort: 'newest' | 'name';
};
export type ListedPerson = { user: User; loggedInAt: string | null };

/** As `personStatusOf` in the domain. */
const statusOf = sql<PersonStatus>`case
  when ${users.erasedAt} is not null then 'erased'
  when ${users.disabledAt} is not null then 'disabled'
  when ${users.emailVerifiedAt} is not null then 'active'
  when ${users.invitedAt} is not null then 'invited'
  else 'unverified' end`;

const loggedInAt = sql<string | null>`(
  select to_char(max(${sessions.createdAt}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from ${sessions} where ${sessions.userId} = ${users.id} and ${sessions.expiresAt} > now())`;

/** By name the page goes on behind the person it ended with, wherever their name stands by now. */
const beyond = (sort: PeopleFilter['sort'], before: string | undefined): SQL | undefined => {
  if (!before) return undefined;
  if (sort === 'newest') return lt(users.id, before);
  return sql`(${users.lastName}, ${users.firstName}, ${users.id}) >
    (select u.last_name, u.first_name, u.id from users u where u.id = ${before})`;
};

export const listPeople = (
  db: Tx | Db,
  { q, role, status, sort }: PeopleFilter,
  { before, limit }: Page,
): Promise<ListedPerson[]> =>
  db
    .select({ user: users, loggedInAt })
    .from(users)
    .where(
      and(
        ...typedWords(q).map((word) => hasWord(users.searchText, word)),
        role && eq(users.role, role),
        status && sql`${statusOf} = ${status}`,
        beyond(sort, before),
      ),
    )
    .orderBy(
      ...(sort === 'newest' ? [desc(users.id)] : [asc(users.lastName), asc(users.firstName), asc(users.id)]),
    )
    .limit(limit);

/** How many people there are of each role and status; those that nobody has are left out. */
export const countPeople = (db: Tx | Db) =>
  db
    .select({ role: users.role, status: statusOf, count: sql<number>`count(*)::int` })
    .from(users)
    .groupBy(users.role, statusOf);
