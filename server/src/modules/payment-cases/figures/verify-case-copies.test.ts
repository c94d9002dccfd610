import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentCases } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createCasesWorld } from '#server/testing/worlds/cases-world.ts';
import { verifyCaseCopies } from './verify-case-copies.ts';

const database = given(freshDatabase);
const world = given(() => createCasesWorld(database.db));

const STATUSES = ['draft', 'active', 'partially_paid', 'fully_paid', 'refunded', 'cancelled'] as const;

test('what cases know of their money is what the ledger says, in whatever status they are', async () => {
  for (const status of STATUSES) await world.caseIn(status);
  expect(await verifyCaseCopies(database.db)).toEqual({ cases: STATUSES.length, problems: [] });
});

test.each([
  { column: 'appliedAed', name: 'applied_aed', status: 'fully_paid', is: 105_000 },
  { column: 'appliedEur', name: 'applied_eur', status: 'partially_paid', is: 10_000 },
  { column: 'refundedEur', name: 'refunded_eur', status: 'refunded', is: 25_000 },
  { column: 'appliedEur', name: 'applied_eur', status: 'active', is: 0 },
] as const)('$name of a case that is $status is told when it is a cent off', async ({ column, ...wrong }) => {
  const { name, is } = wrong;
  const { _id: id, caseId } = await world.caseIn(wrong.status);
  const add = (cents: number) =>
    database.db
      .update(paymentCases)
      .set({ [column]: sql`${paymentCases[column]} + ${cents}` })
      .where(eq(paymentCases.id, id));
  await add(1);
  const { problems } = await verifyCaseCopies(database.db);
  expect(problems).toEqual([`payment case ${caseId} says ${name} ${is + 1} but the ledger has ${is}`]);
  await add(-1);
});
