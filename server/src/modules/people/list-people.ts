import type { Role } from '#contracts/accounts/account-options.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { peopleEndpoints } from '#contracts/people/admin-people.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { ACADEMY_ZONE, instantOf, localDateIn } from '#server/platform/time.ts';
import { countCertificatesOf } from '../certification/index.ts';
import type { User } from '../identity/index.ts';
import { figuresOfPeople } from '../orders/index.ts';
import { presentCounts, presentRow } from './people.present.ts';
import {
  countFound,
  countPeople,
  findByNumber,
  listPeople as findPeople,
  type PeopleFilter,
} from './people.repository.ts';

const SIZE = 25;
const OFFICE: readonly Role[] = ['staff', 'admin'];

type Query = InputOf<typeof peopleEndpoints.listUsers>;
type Ctx = Pick<ReadCtx, 'db' | 'now'>;

/** One page of people with what they ordered, paid and were certified, which is read for those of the page alone. */
export const pagePeople = async (ctx: Ctx, query: Query, size: number) => {
  const filter = await readFilter(ctx, query);
  const page = { ...toPage(query.cursor, size), sort: query.sort };
  const found = await findPeople(ctx.db, filter, page);
  const { rows, nextCursor } = cutPage(found, size, ({ id }) => id);
  return { users: await withFigures(ctx, rows), nextCursor, filter };
};

export const listPeople = async (ctx: Ctx, query: Query) => {
  const { filter, ...page } = await pagePeople(ctx, query, SIZE);
  return {
    ...page,
    total: await countFound(ctx.db, filter),
    counts: presentCounts(await countPeople(ctx.db)),
  };
};

export const countPeopleFound = async (ctx: Ctx, query: Query): Promise<number> =>
  countFound(ctx.db, await readFilter(ctx, query));

const readFilter = async ({ db, now }: Ctx, query: Query): Promise<PeopleFilter> => {
  const { q = '', role, status, profession, country, seen } = query;
  return {
    words: typedWords(q),
    numbered: await findByNumber(db, q.trim()),
    roles: role === 'office' ? OFFICE : role ? [role] : [],
    status: status || undefined,
    profession: profession || undefined,
    country: country || undefined,
    seen: seen ? sinceWhen(seen, now) : undefined,
  };
};

const DAYS = { today: 0, week: 6, month: 29 } as const;
/** From the beginning of a day at the academy. */
const sinceWhen = (seen: 'never' | keyof typeof DAYS, now: Date): Date | 'never' =>
  seen === 'never'
    ? seen
    : instantOf(addDays(localDate(localDateIn(now, ACADEMY_ZONE)), -DAYS[seen]), '00:00', ACADEMY_ZONE);

const withFigures = async ({ db, now }: Ctx, found: readonly User[]) => {
  const people = found.map(({ id }) => id);
  const ordered = await figuresOfPeople(db, { people, today: localDateIn(now, ACADEMY_ZONE) });
  const certified = await countCertificatesOf(db, people);
  return found.map((user) =>
    presentRow(user, {
      ordered: ordered.get(user.id),
      certificates: certified.get(user.id) ?? 0,
    }),
  );
};
