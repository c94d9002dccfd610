import type { SaleWay } from '#contracts/orders/admin-office-sales.ts';
import type { Settings } from '#contracts/site/admin-settings.ts';
import type { Breakdown } from '#domain/pricing/breakdown.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import type { Course } from '#server/modules/catalogue/index.ts';
import { recordTransfer } from '#server/modules/payments/index.ts';
import { holdLines } from '../lines/hold-lines.ts';
import { type AgreedPrice, offersOf, priceLines, readTerms } from '../lines/price-lines.ts';
import { requireOpen } from '../lines/require-left.ts';
import { orderEvents } from '../orders.events.ts';
import { lockOrder, type Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { confirmOrder } from './confirm-order.ts';
import { freezeOrder } from './freeze-order.ts';
import { holdForTransfer, minutesOfHold } from './hold-for-transfer.ts';
import { draftOf, type Purchase } from './place-several.ts';

/** What staff sell to somebody. Nobody but the person agrees to the terms of what is paid by link. */
export type Sale = Purchase & {
  soldBy: string;
  way: SaleWay;
  /** Other prices than the current ones, by the ids of their courses. */
  prices: ReadonlyMap<string, AgreedPrice>;
  /** What was said that it costs, in cents. */
  totalEur: number;
  isBeyondRules: boolean;
  /** Of cash: the day, and the number by which it is recorded; without one the order's is taken. */
  cash: { receivedOn: string; reference: string };
};

const METHODS = { link: 'card', transfer: 'bank', cash: 'cash', free: 'free' } as const;

const refuse = (message: string) => new AppError('wrong-state', { message });

/**
 * Places an order that staff make for somebody, and confirms what is paid already or costs nothing. All seats or none,
 * prices by the one engine, one transaction.
 */
export const placeSale = async (ctx: Ctx, sale: Sale): Promise<Order> => {
  const { agreed, way, prices, ...wished } = sale;
  const draft = await draftOf(ctx, wished);
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
  const terms = await readTerms(ctx, null);
  const price = priceLines(offered, 'full', terms);
  requireSellable(ctx, sale, { breakdown: price.breakdown, settings: terms.settings });
  const courses = offered.map(({ course }) => course);
  const placed = await freezeOrder(ctx, draft, {
    offered,
    price,
    method: METHODS[way],
    agreed,
    areTermsOpen: way === 'link',
    hold: () => holdFor(ctx, draft, { sale, courses, holdDays: terms.settings.bank.holdDays }),
  });
  return finish(ctx, placed.order, sale);
};

const requireSellable = (
  ctx: Ctx,
  { way, totalEur }: Sale,
  { breakdown, settings }: { breakdown: Breakdown; settings: Settings },
): void => {
  const { total, parts } = breakdown;
  if (total !== totalEur)
    throw new AppError('conflict', {
      message: 'The price has changed meanwhile. Please look at it again before you sell.',
    });
  if (way === 'free' && total > 0) throw refuse('This order is not free.');
  if (way !== 'free' && total === 0) throw refuse('There is nothing to pay: please choose "Free of charge".');
  if (way === 'transfer' && !settings.bank.enabled) throw refuse('Bank transfer is not offered.');
  const { current, get } = ctx.ports.gateways;
  if (way === 'link' && parts.some(({ aed }) => aed < get(current).minimumAed))
    throw refuse('This amount is too small to be paid by card.');
};

type Held = { sale: Sale; courses: readonly Course[]; holdDays: number };

/** Who pays by link gets as long as a transfer would; too near the start, as long as at the checkout. */
const holdFor = async (ctx: Ctx, draft: Order, { sale, courses, holdDays }: Held): Promise<Date | null> => {
  const { way, isBeyondRules } = sale;
  if (way === 'transfer') return holdForTransfer(ctx, draft, { courses, holdDays, isBeyondRules });
  if (way === 'link') return holdLines(ctx, draft, minutesOfHold(ctx.now, courses, holdDays) ?? undefined);
  await holdLines(ctx, draft);
  return null;
};

const finish = async (ctx: Ctx, order: Order, { way, cash }: Sale): Promise<Order> => {
  const { id: orderId, reference, breakdown } = order;
  if (way === 'link') await announce(ctx, orderEvents['order.payment-asked'], { orderId });
  if (way === 'transfer') await announce(ctx, orderEvents['order.transfer-awaited'], { orderId });
  if (way === 'free') {
    const verdict = await confirmOrder(ctx, order);
    if (!verdict.accepted) throw new AppError('conflict', { message: verdict.reason });
  }
  if (way === 'cash')
    await recordTransfer(ctx, {
      owner: ownerOf(order),
      aed: breakdown?.totalAed ?? 0,
      method: 'manual',
      methodName: 'Cash',
      transactionId: cash.reference || `${reference}-CASH`,
      receivedOn: cash.receivedOn,
      note: 'Paid in cash',
    });
  const finished = await lockOrder(ctx.db, orderId);
  if (way === 'cash' && finished.state !== 'confirmed') throw new AppError('conflict');
  return finished;
};
