import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { promoCodes, promoRedemptions } from '#server/db/schema/index.ts';
import { transact } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addPromo } from '#server/testing/test-world.ts';
import { reservePromo } from './reserve-promo.ts';

const USES = 5;
const ORDERS = 40;

// The many wait for each other here on purpose, longer than a person would.
const database = given(() => freshDatabase({ lockTimeoutMs: 60_000 }));

type Reserve = (promoId: string, userId: string) => Promise<boolean>;
type Limits = { maxUses?: number; maxUsesPerUser?: number };

const race = async (reserve: Reserve, limits: Limits) => {
  const { id } = await addPromo(database.db, limits);
  const onePerson = uuidv7();
  const who = () => (limits.maxUsesPerUser ? onePerson : uuidv7());
  const answers = await Promise.all(Array.from({ length: ORDERS }, () => reserve(id, who())));
  const redemptions = database.db.select({ rows: count() }).from(promoRedemptions);
  const [stored] = await redemptions.where(eq(promoRedemptions.promoId, id));
  return { reserved: answers.filter(Boolean).length, stored: stored?.rows };
};

const reserve: Reserve = (promoId, userId) =>
  testCalls([], { db: database.db }).ctx((ctx) => reservePromo(ctx, { promoId, userId, orderId: uuidv7() }));

/** What `reservePromo` does, in short, with or without its lock, and with time between counting and reserving. */
const naiveReserve =
  (lock: boolean): Reserve =>
  (promoId, userId) =>
    transact(database.db, async (tx) => {
      const query = tx.select().from(promoCodes).where(eq(promoCodes.id, promoId));
      const [promo] = await (lock ? query.for('no key update') : query);
      const redemptions = tx.select({ rows: count() }).from(promoRedemptions);
      const [uses] = await redemptions.where(eq(promoRedemptions.promoId, promoId));
      if (!promo || (uses?.rows ?? 0) >= (promo.maxUses ?? 0)) return false;
      await tx.execute(sql`select pg_sleep(0.02)`);
      const at = new Date();
      const redemption = { id: uuidv7(), promoId, userId, orderId: uuidv7(), createdAt: at, changedAt: at };
      await tx.insert(promoRedemptions).values({ ...redemption, state: 'reserved' });
      return true;
    });

test(`${ORDERS} orders that want one of ${USES} uses at once get exactly ${USES}`, async () => {
  expect(await race(reserve, { maxUses: USES })).toEqual({ reserved: USES, stored: USES });
});

test('one person who orders everywhere at once gets no more uses than the limit for each person', async () => {
  expect(await race(reserve, { maxUsesPerUser: 2 })).toEqual({ reserved: 2, stored: 2 });
});

test('without the lock the same race gives away more uses than there are', async () => {
  expect(await race(naiveReserve(true), { maxUses: USES })).toEqual({ reserved: USES, stored: USES });
  expect((await race(naiveReserve(false), { maxUses: USES })).stored).toBeGreaterThan(USES);
});
