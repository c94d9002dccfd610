import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { EurMinor } from '#domain/money/money.ts';
import { cartLines, carts, courses, wishes } from '#server/db/schema/index.ts';
import { builtOnce } from '#server/platform/db/built-once.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/**
 * A course in a cart. `cameWith` is the course that brought it and takes it along; what its person put in themself has
 * none, also where it is free with another. `priceEur` is what it cost then; of what was brought it is 0.
 */
export type CartLine = { courseId: string; cameWith: string | null; priceEur: EurMinor; addedAt: Date };
type CartHead = Pick<typeof carts.$inferSelect, 'promoCode' | 'orderId'>;
export type Cart = CartHead & { lines: CartLine[] };

const HEAD = { promoCode: carts.promoCode, orderId: carts.orderId };
const LINE = {
  courseId: cartLines.courseId,
  cameWith: cartLines.cameWith,
  priceEur: cartLines.priceEur,
  addedAt: cartLines.addedAt,
};

const ofPerson = builtOnce((db) =>
  db
    .select({ head: HEAD, line: LINE })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.userId, carts.userId))
    .where(eq(carts.userId, sql.placeholder('userId')))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.sequence))
    .prepare('cart'),
);

/** Nobody's cart is missing: one that was never filled is empty. In one statement, for this is what is asked most. */
export const readCart = async (db: Tx | Db, userId: string): Promise<Cart> => {
  const rows = await ofPerson(db).execute({ userId });
  const lines = rows.flatMap(({ line }) => (line ? [line as CartLine] : []));
  return { ...(rows[0]?.head ?? { promoCode: null, orderId: null }), lines };
};

/** The cart, locked: whoever changes it goes one after the other, in whatever tabs and on whatever devices. */
export const lockCart = async (db: Tx, userId: string, changedAt: Date): Promise<Cart> => {
  await db
    .insert(carts)
    .values({ userId, changedAt })
    .onConflictDoUpdate({ target: carts.userId, set: { changedAt } });
  return readCart(db, userId);
};

/** A course is in a cart once. What had been brought and is now put in by its person stays when its bringer leaves. */
export const putLine = (db: Tx, userId: string, line: CartLine) =>
  db
    .insert(cartLines)
    .values({ userId, ...line })
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.courseId],
      set: { cameWith: null, priceEur: line.priceEur },
      setWhere: sql`${cartLines.cameWith} is not null and ${line.cameWith}::uuid is null`,
    });

/** Takes courses out, and what they brought; the ids of that are answered. */
export const removeLines = async (
  db: Tx,
  userId: string,
  courseIds: readonly string[],
): Promise<string[]> => {
  const ids = [...courseIds];
  const isNamed = or(inArray(cartLines.courseId, ids), inArray(cartLines.cameWith, ids));
  const rows = await db
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), isNamed))
    .returning(LINE);
  return rows.map(({ courseId }) => courseId).filter((id) => !ids.includes(id));
};

export const setPromoCode = (db: Tx, userId: string, promoCode: string | null) =>
  db.update(carts).set({ promoCode }).where(eq(carts.userId, userId));

export const setOrder = (db: Tx, userId: string, orderId: string) =>
  db.update(carts).set({ orderId }).where(eq(carts.userId, userId));

type Bought = { id: string; userId: string; lines: readonly { courseId: string }[] };

/** What an order has made its buyer's leaves their cart; where it was placed from it, so does its code. */
export const removeBought = async (db: Tx, { id, userId, lines }: Bought): Promise<void> => {
  await removeLines(
    db,
    userId,
    lines.map(({ courseId }) => courseId),
  );
  await db
    .update(carts)
    .set({ orderId: null, promoCode: null })
    .where(and(eq(carts.userId, userId), eq(carts.orderId, id)));
};

/** What somebody has in the cart and keeps for later, by the slugs of the courses. */
export const listKept = async (
  db: Tx | Db,
  userId: string,
): Promise<{ inCart: string[]; onWishlist: string[] }> => {
  const slugsIn = async (kept: typeof cartLines | typeof wishes) => {
    const ofCourse = eq(courses.id, kept.courseId);
    const rows = await db
      .select({ slug: courses.slug })
      .from(kept)
      .innerJoin(courses, ofCourse)
      .where(eq(kept.userId, userId));
    return rows.map(({ slug }) => slug);
  };
  return { inCart: await slugsIn(cartLines), onWishlist: await slugsIn(wishes) };
};
