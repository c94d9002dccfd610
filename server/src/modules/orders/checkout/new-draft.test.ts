import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { createOrdersWorld } from '#server/testing/worlds/orders-world.ts';
import { findOrder, insertDraft } from '../orders.repository.ts';
import { newDraft } from './new-draft.ts';

const database = given(freshDatabase);
const world = given(() => createOrdersWorld(database.db));

test('a draft that was just made is what is read of it, and nobody has two of one course', async () => {
  const [{ id: userId }, course] = [await addUser(database.db), await addCourse(database.db)];
  const draft = newDraft({ userId, wishes: [{ course }], promoCode: 'SPRING' }, new Date());
  await world.ctx(async ({ db }) => {
    expect(await insertDraft(db, draft)).toBe(true);
    expect(await findOrder(db, draft.id)).toEqual(draft);
    const second = newDraft({ userId, wishes: [{ course }] }, new Date());
    expect(await insertDraft(db, second)).toBe(false);
    expect(await findOrder(db, second.id)).toBeUndefined();
  });
});
