import { eq } from 'drizzle-orm';
import { creditEndpoints } from '#contracts/credits/credits.ts';
import { eur } from '#domain/money/money.ts';
import { creditNotes, creditUses } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { issueCredit } from '../../modules/credits/index.ts';
import type { User } from '../../modules/identity/index.ts';
import { endOrder, lockOrder } from '../../modules/orders/index.ts';
import { addCourse, addUser } from '../test-world.ts';
import { createCourseChangesWorld } from './course-changes-world.ts';

/** People who were given credits for courses that they had paid. */
export const createCreditsWorld = async (db: Db) => {
  const world = await createCourseChangesWorld(db);

  /** A note of so many cents, for a course that its person had paid and does not go to; its id. */
  const give = async (person: User, cents: number, expiresOn = '2028-03-01'): Promise<string> => {
    const reference = await world.buy(person, await addCourse(db, { priceEur: cents }));
    const owner = await world.ownerOf(reference);
    return world.ctx(async (ctx) => {
      const order = await lockOrder(ctx.db, owner.id);
      await endOrder(ctx, order, 'No time for it');
      const credit = { owner, userId: person.id, orderId: order.id, eur: eur(cents), expiresOn };
      return (await issueCredit(ctx, credit)).id;
    });
  };
  const withCredit = async (cents: number, expiresOn?: string) => {
    const person = await addUser(db);
    return { person, noteId: await give(person, cents, expiresOn) };
  };
  const noteOf = async (id: string) => {
    const [note] = await db.select().from(creditNotes).where(eq(creditNotes.id, id));
    if (!note) throw new Error(`no note ${id}`);
    const { spentEur, expiredEur, expiresOn } = note;
    return { spentEur, expiredEur, expiresOn };
  };
  const usesOf = async (noteId: string) => {
    const rows = await db
      .select()
      .from(creditUses)
      .where(eq(creditUses.noteId, noteId))
      .orderBy(creditUses.id);
    return rows.map(({ eur: cents, returnedEur, state }) => ({ eur: cents, returnedEur, state }));
  };
  const creditsOf = async (person: User) =>
    creditEndpoints.listCredits.response.parse(
      (await world.call(creditEndpoints.listCredits, {}, person)).answer,
    );
  return { ...world, give, withCredit, noteOf, usesOf, creditsOf };
};
