import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eur } from '#domain/money/money.ts';
import { creditNotes, creditUses } from '#server/db/schema/index.ts';
import { transact } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createCreditsWorld } from '#server/testing/worlds/credits-world.ts';
import { reserveCredit } from './reserve-credit.ts';

const ORDERS = 12;
const EACH = 30_000;

// The many wait for each other here on purpose, longer than a person would.
const database = given(() => freshDatabase({ lockTimeoutMs: 60_000 }));
const world = given(() => createCreditsWorld(database.db));

type Wish = { userId: string; orderId: string; noteId: string };
type Reserve = (wish: Wish) => Promise<boolean>;

const reserve: Reserve = ({ userId, orderId }) =>
  world.ctx((ctx) => reserveCredit(ctx, { userId, orderId, eur: eur(EACH) }));

/** The same in short, with or without the lock, and with time between looking and taking; what is spent is written, not added. */
const naiveReserve =
  (lock: boolean): Reserve =>
  ({ noteId, orderId }) =>
    transact(database.db, async (tx) => {
      const query = tx.select().from(creditNotes).where(eq(creditNotes.id, noteId));
      const [note] = await (lock ? query.for('no key update') : query);
      if (!note || note.eur - note.spentEur < EACH) return false;
      await tx.execute(sql`select pg_sleep(0.02)`);
      const use = { id: uuidv7(), noteId, orderId, eur: EACH, createdAt: new Date() };
      await tx.insert(creditUses).values({ ...use, state: 'reserved' });
      await tx
        .update(creditNotes)
        .set({ spentEur: note.spentEur + EACH })
        .where(eq(creditNotes.id, noteId));
      return true;
    });

const race = async (take: Reserve) => {
  const person = await addUser(database.db);
  const noteId = await world.give(person, 100_000);
  const orders: string[] = [];
  for (let i = 0; i < ORDERS; i += 1) {
    const { answer } = await world.press(person, await addCourse(database.db));
    orders.push((await world.ownerOf(answer.reference)).id);
  }
  const answers = await Promise.all(orders.map((orderId) => take({ userId: person.id, orderId, noteId })));
  const taken = (await world.usesOf(noteId)).reduce((all, { eur: cents }) => all + cents, 0);
  return { reserved: answers.filter(Boolean).length, taken };
};

test(`${ORDERS} orders that want €300.00 of €1,000.00 at once: three get it`, async () => {
  expect(await race(reserve)).toEqual({ reserved: 3, taken: 90_000 });
});

test('without the lock the same race spends more than there is', async () => {
  expect(await race(naiveReserve(true))).toEqual({ reserved: 3, taken: 90_000 });
  expect((await race(naiveReserve(false))).taken).toBeGreaterThan(100_000);
});
