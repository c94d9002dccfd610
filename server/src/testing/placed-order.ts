import { basisPoints, rateMicro } from '#domain/money/money.ts';
import { priceOrder } from '#domain/pricing/breakdown.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Ctx } from '#server/calls/context.ts';
import { orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';
import { randomBase32, uuidv7 } from '#server/platform/ids.ts';
import type { Run } from '../modules/catalogue/index.ts';
import { presentBilling, type User } from '../modules/identity/index.ts';
import { orderObligor } from '../modules/orders/index.ts';
import { createObligations, type Obligation, type Owner, recordTransfer } from '../modules/payments/index.ts';
import { takeSeat } from '../modules/seats/index.ts';

/** Whose money there is, where nobody but orders owes any. */
export const ORDERS_ALONE = new Map([[orderObligor.kind, orderObligor]]);

export type PlacedOrder = {
  id: string;
  placeId: string;
  reference: string;
  owner: Owner;
  obligations: Obligation[];
};

/**
 * An order of a course that waits for a transfer: the whole price, or 30 % now and the balance a week before the
 * start. Placed by hand, for tests of what comes after.
 */
export const placeOrderOf = async (
  ctx: Ctx,
  { user, course, plan = 'deposit' }: { user: User; course: Run; plan?: 'full' | 'deposit' },
): Promise<PlacedOrder> => {
  const [id, reference] = [uuidv7(), `AUR-${randomBase32(10)}`];
  const owner = { kind: 'order', id };
  const rate = rateMicro(4_330_000);
  const { breakdown } = priceOrder({
    lines: [{ list: course.priceEur, earlyBird: null, places: 1, takesPromo: false }],
    promo: null,
    plan,
    options: {
      acceptFullPayment: true,
      acceptDeposit: true,
      acceptInstallments: false,
      depositBp: basisPoints(3_000),
      remainingDueDays: 7,
      installments: null,
    },
    today: localDate(ctx.now.toISOString().slice(0, 10)),
    now: ctx.now.getTime(),
    startDate: course.startDate,
    rate,
    taxBp: basisPoints(500),
  });
  const at = { createdAt: ctx.now, placedAt: ctx.now, termsAcceptedAt: ctx.now };
  const holdEndsAt = new Date(ctx.now.getTime() + 5 * 24 * 3_600_000);
  await ctx.db.insert(orders).values({
    ...at,
    id,
    reference,
    userId: user.id,
    state: 'placed',
    method: 'bank',
    plan,
    breakdown,
    totalEur: breakdown.total,
    rateMicro: rate,
    billing: presentBilling({ user, company: null }),
    termsVersion: '2026-01',
    holdEndsAt,
  });
  const placeId = await writeLine(ctx, { orderId: id, course, user });
  const obligations = await createObligations(ctx, { owner, payerId: user.id, parts: breakdown.parts, rate });
  await takeSeat(ctx, { courseId: course.id, placeId, as: 'held', holdMinutes: 5 * 24 * 60 });
  return { id, placeId, reference, owner, obligations };
};

/** So much of an order's price arrives at the bank. */
export const transferFor = (ctx: Ctx, { id, owner }: PlacedOrder, aed: number) =>
  recordTransfer(ctx, {
    owner,
    aed,
    transactionId: `${id}-${aed}`,
    receivedOn: '2026-11-20',
    note: '',
  });

/** One line at the list price with one place, for the buyer. */
const writeLine = async (
  ctx: Ctx,
  { orderId, course, user }: { orderId: string; course: Run; user: User },
): Promise<string> => {
  const { id: courseId, title, code, priceEur, policy, kind } = course;
  const [lineId, placeId] = [uuidv7(), uuidv7()];
  const price = { listEur: priceEur, earlyBirdEur: 0, promoEur: 0, priceEur };
  const line = { id: lineId, orderId, position: 0, kind, courseId, title, code, policy };
  await ctx.db.insert(orderLines).values({ ...line, ...price });
  await ctx.db.insert(orderPlaces).values({ id: placeId, lineId, courseId, userId: user.id, state: 'open' });
  return placeId;
};
