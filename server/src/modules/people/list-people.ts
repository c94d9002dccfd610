import type { InputOf } from '#contracts/endpoint.ts';
import type { peopleEndpoints } from '#contracts/people/admin-people.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { presentCounts, presentSummary } from './people.present.ts';
import { countPeople, listPeople as findPeople } from './people.repository.ts';

const SIZE = 25;

export const listPeople = async (
  ctx: ReadCtx,
  { q = '', role, status, sort, cursor }: InputOf<typeof peopleEndpoints.listUsers>,
) => {
  const filter = { q, role: role || undefined, status: status || undefined, sort };
  const found = await findPeople(ctx.db, filter, toPage(cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, ({ user }) => user.id);
  return {
    users: rows.map(({ user, loggedInAt }) => presentSummary(user, loggedInAt)),
    counts: presentCounts(await countPeople(ctx.db)),
    nextCursor,
  };
};
