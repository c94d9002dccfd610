import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  createPromoCode,
  listPromoCodes,
  type PromoCodeView,
  setPromoCodeActive,
  updatePromoCode,
} from '#contracts/orders/admin-promo-codes.ts';
import { CHANGED_SINCE } from '#server/calls/require-last.ts';
import { auditEntries, promoCodes } from '#server/db/schema/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addPromo, addUser } from '#server/testing/test-world.ts';
import { promotionsBindings } from './promotions.routes.ts';
import { reservePromo } from './reserve-promo.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(promotionsBindings, { db: database.db }));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const spring = { code: 'spring-27', kind: 'percent' as const, value: 1_500 };
const auditOf = (objectId: string) =>
  database.db.select().from(auditEntries).where(eq(auditEntries.objectId, objectId)).orderBy(auditEntries.id);
const listed = async (code: string) => {
  const { answer } = await academy.call(listPromoCodes, {}, staff);
  return (answer.promoCodes as PromoCodeView[]).find((promo) => promo.code === code);
};

test('staff add a code, which is kept in upper case and valid through its last day in Dubai', async () => {
  const days = { startsOn: '2027-03-01', endsOn: '2027-03-31' };
  const { status, answer } = await academy.call(createPromoCode, { ...spring, ...days }, staff);
  expect(status).toBe(200);
  expect(answer.promoCode).toMatchObject({
    code: 'SPRING-27',
    kind: 'percent',
    value: 1_500,
    active: true,
    startsAt: '2027-02-28T20:00:00.000Z',
    endsAt: '2027-03-31T19:59:59.999Z',
    reserved: 0,
    used: 0,
  });
  const { _id } = answer.promoCode as PromoCodeView;
  expect(await auditOf(_id)).toMatchObject([
    { action: 'promo-code.created', actorId: staff.id, before: null, after: { code: 'SPRING-27' } },
  ]);
});

test('a code that exists is refused at its field, whatever its case', async () => {
  await addPromo(database.db, { code: 'TAKEN' });
  const other = await addPromo(database.db);
  const input = { code: 'Taken', kind: 'amount' as const, value: 100 };
  const refusal = {
    status: 400,
    answer: { code: 'invalid-input', issues: [{ field: 'code', message: 'This code exists already' }] },
  };
  expect(await academy.call(createPromoCode, input, staff)).toMatchObject(refusal);
  expect(await academy.call(updatePromoCode, { ...input, promoId: other.id }, staff)).toMatchObject(refusal);
  expect(await auditOf(other.id)).toEqual([]);
});

test('a change keeps what the form does not have, and is audited with what was before', async () => {
  const courseIds = [uuidv7()];
  const promo = await addPromo(database.db, { code: 'CHANGEME', courseIds, minimumPriceEur: 5_000 });
  const input = { promoId: promo.id, code: 'CHANGED', kind: 'amount' as const, value: 20_000, active: false };
  const { answer } = await academy.call(updatePromoCode, input, staff);
  expect(answer.promoCode).toMatchObject({ code: 'CHANGED', kind: 'amount', value: 20_000, active: false });
  const [row] = await database.db.select().from(promoCodes).where(eq(promoCodes.id, promo.id));
  expect(row).toMatchObject({ courseIds, minimumPriceEur: 5_000, percentBp: null, amountEur: 20_000 });
  expect(await auditOf(promo.id)).toMatchObject([
    { action: 'promo-code.updated', before: { code: 'CHANGEME' }, after: { code: 'CHANGED' } },
  ]);
});

test('the list says how often a code is reserved and used', async () => {
  const promo = await addPromo(database.db, { code: 'COUNTED' });
  const reservation = { promoId: promo.id, userId: staff.id, orderId: uuidv7() };
  await academy.ctx((ctx) => reservePromo(ctx, reservation));
  expect(await listed('COUNTED')).toMatchObject({ reserved: 1, used: 0 });
});

test('a code that does not exist cannot be changed', async () => {
  const { status } = await academy.call(updatePromoCode, { ...spring, promoId: uuidv7() }, staff);
  expect(status).toBe(404);
});

test.each([
  ['Code is required', { code: ' ' }],
  ['The discount must be greater than 0', { value: 0 }],
  ['A percentage is at most 100 %', { value: 10_001 }],
])('%s', async (message, change) => {
  const { status, answer } = await academy.call(createPromoCode, { ...spring, ...change }, staff);
  expect([status, answer.message]).toEqual([400, message]);
});

test('learners and instructors do not see promo codes', async () => {
  for (const role of ['learner', 'instructor'] as const) {
    const { status } = await academy.call(listPromoCodes, {}, await addUser(database.db, { role }));
    expect(status).toBe(403);
  }
  expect((await academy.call(listPromoCodes, {})).status).toBe(401);
});

describe('a code that is switched off', () => {
  const set = (promoId: string, wish: object) =>
    academy.call(setPromoCodeActive, { promoId, active: true, ...wish }, staff);

  test('is on again when that is undone, as long as nobody has changed the code since', async () => {
    const { id, code } = await addPromo(database.db);
    const off = await set(id, { active: false });
    expect(off.answer.promoCode).toMatchObject({ active: false });
    const undo = off.answer.undo as { active: boolean; over: string };
    expect((await set(id, undo)).answer.promoCode).toMatchObject({ active: true });
    expect((await set(id, { ...undo, active: false })).answer).toMatchObject({ code: 'conflict' });
    expect((await listed(code))?.active).toBe(true);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'promo-code.deactivated',
      'promo-code.activated',
    ]);
  });

  test('stays as somebody else has saved it', async () => {
    const { id, code } = await addPromo(database.db);
    const { undo } = (await set(id, { active: false })).answer;
    await academy.call(updatePromoCode, { ...spring, code, active: false, promoId: id }, staff);
    expect((await set(id, undo as object)).answer).toMatchObject({
      code: 'conflict',
      message: CHANGED_SINCE,
    });
    expect((await listed(code))?.active).toBe(false);
  });

  test('is not switched off twice, and one that is not there is not found', async () => {
    const { id } = await addPromo(database.db);
    const answers = await Promise.all([set(id, { active: false }), set(id, { active: false })]);
    expect(answers.filter(({ answer }) => answer.undo === null)).toHaveLength(1);
    expect(await auditOf(id)).toHaveLength(1);
    expect((await set(uuidv7(), {})).status).toBe(404);
  });
});
