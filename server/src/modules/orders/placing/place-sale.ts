import type { Ctx } from '#server/calls/context.ts';
import type { SoldCourse } from '#server/modules/catalogue/index.ts';
import { holdLines } from '../lines/hold-lines.ts';
import { offersOf, priceLines, readTerms } from '../lines/price-lines.ts';
import { requireOpen } from '../lines/require-left.ts';
import type { Order } from '../orders.repository.ts';
import { claimPromo } from './claim-promo.ts';
import { finishSale } from './finish-sale.ts';
import { freezeOrder } from './freeze-order.ts';
import { holdForTransfer, minutesOfHold } from './hold-for-transfer.ts';
import { draftOf } from './place-several.ts';
import { requireSellable } from './require-sellable.ts';
import type { Sale } from './sale.ts';

const METHODS = { link: 'card', transfer: 'bank', cash: 'cash', free: 'free' } as const;

/**
 * Places an order that staff make for somebody, and confirms what is paid already or costs nothing. All seats or none,
 * prices by the one engine, one transaction.
 */
export const placeSale = async (ctx: Ctx, sale: Sale): Promise<Order> => {
  const { agreed, way, prices, promo, ...wished } = sale;
  const draft = await draftOf(ctx, { ...wished, promoCode: promo?.code });
  const current = await offersOf(
    ctx,
    draft,
    wished.wishes.map(({ course }) => course),
  );
  for (const { course } of current) requireOpen(ctx, course);
  const offered = current.map((one) => {
    const other = one.isFree ? undefined : prices.get(one.course.id);
    return other ? { ...one, agreed: other } : one;
  });
  const terms = await readTerms(ctx, promo);
  const price = priceLines(offered, 'full', terms);
  requireSellable(ctx, sale, { breakdown: price.breakdown, settings: terms.settings });
  const courses = offered.map(({ course }) => course);
  const placed = await freezeOrder(ctx, draft, {
    offered,
    price,
    method: METHODS[way],
    agreed,
    areTermsOpen: way === 'link',
    hold: async () => {
      const holdEndsAt = await holdFor(ctx, draft, { sale, courses, holdDays: terms.settings.bank.holdDays });
      await claimPromo(ctx, draft, promo);
      return holdEndsAt;
    },
  });
  return finishSale(ctx, placed.order, sale);
};

type Held = { sale: Sale; courses: readonly SoldCourse[]; holdDays: number };

/** Who pays by link gets as long as a transfer would; too near the start, as long as at the checkout. */
const holdFor = async (ctx: Ctx, draft: Order, { sale, courses, holdDays }: Held): Promise<Date | null> => {
  const { way, isBeyondShare } = sale;
  if (way === 'transfer') return holdForTransfer(ctx, draft, { courses, holdDays, isBeyondShare });
  if (way === 'link') return holdLines(ctx, draft, minutesOfHold(ctx.now, courses, holdDays) ?? undefined);
  await holdLines(ctx, draft);
  return null;
};
