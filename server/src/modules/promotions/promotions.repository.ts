import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { basisPoints, eur } from '#domain/money/money.ts';
import { normalizePromoCode, type PromoTerms } from '#domain/pricing/promo.ts';
import { promoCodes, promoRedemptions } from '#server/db/schema/index.ts';
import { builtOnce } from '#server/platform/db/built-once.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type PromoRow = typeof promoCodes.$inferSelect;
/** The terms of a code as the domain reads them. */
export type Promo = PromoTerms & { id: string };
export type PromoWithUses = PromoRow & { reserved: number; used: number };
/** What staff set; the rest of the row stays as it is. */
export type PromoColumns = Pick<
  PromoRow,
  | 'code'
  | 'description'
  | 'kind'
  | 'percentBp'
  | 'amountEur'
  | 'active'
  | 'startsAt'
  | 'endsAt'
  | 'maxUses'
  | 'maxUsesPerUser'
  | 'stacksWithEarlyBird'
>;

export const PROMO_CODE_KEY = 'promo_codes_code_key';

const toPromo = (row: PromoRow): Promo => ({
  id: row.id,
  code: row.code,
  discount:
    row.kind === 'percent'
      ? { kind: 'percent', bp: basisPoints(row.percentBp ?? 0) }
      : { kind: 'amount', amount: eur(row.amountEur ?? 0) },
  active: row.active,
  startsAt: row.startsAt?.getTime() ?? null,
  endsAt: row.endsAt?.getTime() ?? null,
  maxUses: row.maxUses,
  maxUsesPerUser: row.maxUsesPerUser,
  courseIds: row.courseIds,
  stacksWithEarlyBird: row.stacksWithEarlyBird,
  minimumPrice: row.minimumPriceEur === null ? null : eur(row.minimumPriceEur),
});

/** By code, without regard to case. */
export const findPromo = async (db: Tx | Db, code: string): Promise<Promo | null> => {
  const [row] = await db
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.code, normalizePromoCode(code)));
  return row ? toPromo(row) : null;
};

// The states stand in the text, so that the index of what counts is chosen whatever the values.
const byCode = builtOnce((db) =>
  db
    .select({
      promo: promoCodes,
      byAnyone: sql<number>`count(${promoRedemptions.id})::int`,
      byUser: sql<number>`count(*) filter (where ${promoRedemptions.userId} = ${sql.placeholder('userId')})::int`,
    })
    .from(promoCodes)
    .leftJoin(
      promoRedemptions,
      and(
        eq(promoRedemptions.promoId, promoCodes.id),
        sql`${promoRedemptions.state} <> 'released'`,
        sql`${promoRedemptions.orderId} is distinct from ${sql.placeholder('exceptOrderId')}::uuid`,
      ),
    )
    .where(eq(promoCodes.code, sql.placeholder('code')))
    .groupBy(promoCodes.id)
    .prepare('promo-with-uses'),
);

/** The same with its redemptions that count, reserved and used alike, but for those of `exceptOrderId`. */
export const findPromoWithCounts = async (
  db: Tx | Db,
  {
    code,
    userId,
    exceptOrderId = null,
  }: { code: string; userId: string | null; exceptOrderId?: string | null },
): Promise<{ promo: Promo; byAnyone: number; byUser: number } | null> => {
  const [row] = await byCode(db).execute({ code: normalizePromoCode(code), userId, exceptOrderId });
  return row ? { ...row, promo: toPromo(row.promo) } : null;
};

/** Whoever reserves a code waits here for the others, so that what is counted afterwards stays true. */
export const lockPromo = async (db: Tx, id: string): Promise<Promo | null> => {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.id, id)).for('no key update');
  return row ? toPromo(row) : null;
};

/** Redemptions that count, reserved and used alike. */
export const countRedemptions = async (
  db: Tx | Db,
  { promoId, userId }: { promoId: string; userId: string },
): Promise<{ byAnyone: number; byUser: number }> => {
  const [row] = await db
    .select({
      byAnyone: sql<number>`count(*)::int`,
      byUser: sql<number>`count(*) filter (where ${promoRedemptions.userId} = ${userId})::int`,
    })
    .from(promoRedemptions)
    .where(and(eq(promoRedemptions.promoId, promoId), ne(promoRedemptions.state, 'released')));
  return row ?? { byAnyone: 0, byUser: 0 };
};

const isLiveOf = (orderId: string) =>
  and(eq(promoRedemptions.orderId, orderId), ne(promoRedemptions.state, 'released'));

export const findLiveRedemption = async (db: Tx, orderId: string) => {
  const [row] = await db.select().from(promoRedemptions).where(isLiveOf(orderId));
  return row;
};

export const insertRedemption = (db: Tx, redemption: typeof promoRedemptions.$inferInsert) =>
  db.insert(promoRedemptions).values(redemption);

/** Says whether the order had a redemption in the state `from`. */
export const moveRedemption = async (
  db: Tx,
  orderId: string,
  { from, to, at }: { from?: 'reserved'; to: 'used' | 'released'; at: Date },
): Promise<boolean> => {
  const moved = await db
    .update(promoRedemptions)
    .set({ state: to, changedAt: at })
    .where(and(isLiveOf(orderId), from && eq(promoRedemptions.state, from)))
    .returning({ id: promoRedemptions.id });
  return moved.length > 0;
};

const selectWithUses = async (db: Tx | Db, where?: SQL): Promise<PromoWithUses[]> => {
  const uses = (state: 'reserved' | 'used') =>
    sql<number>`count(*) filter (where ${promoRedemptions.state} = ${state})::int`;
  const rows = await db
    .select({ promo: promoCodes, reserved: uses('reserved'), used: uses('used') })
    .from(promoCodes)
    .leftJoin(promoRedemptions, eq(promoRedemptions.promoId, promoCodes.id))
    .where(where)
    .groupBy(promoCodes.id)
    .orderBy(desc(promoCodes.id));
  return rows.map(({ promo, ...counts }) => ({ ...promo, ...counts }));
};

/** Newest first. */
export const listPromosWithUses = (db: Tx | Db): Promise<PromoWithUses[]> => selectWithUses(db);

export const findPromoWithUses = async (db: Tx | Db, id: string): Promise<PromoWithUses | undefined> => {
  const [promo] = await selectWithUses(db, eq(promoCodes.id, id));
  return promo;
};

export const insertPromo = async (db: Tx, promo: typeof promoCodes.$inferInsert): Promise<PromoRow> => {
  const [row] = await db.insert(promoCodes).values(promo).returning();
  if (!row) throw new Error('an insert returned no row');
  return row;
};

export const updatePromo = (db: Tx, id: string, change: Partial<PromoColumns> & { updatedAt: Date }) =>
  db.update(promoCodes).set(change).where(eq(promoCodes.id, id));
