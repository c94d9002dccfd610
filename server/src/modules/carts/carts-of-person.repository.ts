import { eq } from 'drizzle-orm';
import type { PersonKeeper } from '#server/calls/person-keeper.ts';
import { cartLines, carts, wishes } from '#server/db/schema/index.ts';

export const cartsOfPerson: PersonKeeper = {
  columns: { 'carts.user_id': 'deleted', 'cart_lines.user_id': 'deleted', 'wishes.user_id': 'deleted' },
  tell: async (db, { id }) => ({
    cart: await db.select().from(cartLines).where(eq(cartLines.userId, id)),
    wishlist: await db.select().from(wishes).where(eq(wishes.userId, id)),
  }),
  forget: async ({ db }, { id }) => {
    await db.delete(carts).where(eq(carts.userId, id));
    await db.delete(wishes).where(eq(wishes.userId, id));
  },
};
