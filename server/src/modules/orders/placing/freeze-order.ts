import type { Confirmation } from '#domain/checkout/eligibility.ts';
import { type EurMinor, eur } from '#domain/money/money.ts';
import { policyFrom } from '#domain/policies/policy-terms.ts';
import type { PricedOrder } from '#domain/pricing/breakdown.ts';
import type { Ctx } from '#server/calls/context.ts';
import { requireBill } from '#server/modules/identity/index.ts';
import { createObligations, type Obligation, voidOpenObligations } from '#server/modules/payments/index.ts';
import type { FrozenLine } from '../lines/order-lines.repository.ts';
import type { OfferedLine } from '../lines/price-lines.ts';
import { moveOrder } from '../move-order.ts';
import { type Order, updateOrder } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';
import { partsAfter } from './pay-with-credit.ts';

/** What was confirmed of each course, by its id, in the words that were shown. */
export type Agreed = ReadonlyMap<string, Confirmation[]>;

export type Placement = {
  /** One for each line, in their order, as are the lines of the price. */
  offered: readonly OfferedLine[];
  price: PricedOrder;
  /** Null where it is paid for elsewhere. */
  method: Order['method'];
  /** Null where its person was given it, and was asked nothing. */
  agreed: Agreed | null;
  /** Its person has still to agree to the terms. */
  areTermsOpen?: boolean;
  /** Its person's licence is still looked at, and it waits for that. */
  isLookedAt?: boolean;
  /** What a credit pays of it, where one does. */
  credit?: EurMinor;
  /** Takes what the lines need and says how long it is held. Done last: whoever buys the same waits from then on. */
  hold(): Promise<Date | null>;
};

const NOT_ACCEPTED = { termsVersion: null, termsAcceptedAt: null };

/** The order as it is placed, and what is owed for it, in the order of the plan. */
export type Frozen = { order: Order; owed: Obligation[] };

/**
 * Freezes with the order what was agreed: price, rate, policy, bill, terms and confirmations. What it owed before is
 * void; what it owes now is charged from these figures and no others.
 */
export const freezeOrder = async (ctx: Ctx, order: Order, placement: Placement): Promise<Frozen> => {
  const { method, agreed, areTermsOpen, isLookedAt, hold, credit = eur(0) } = placement;
  const { breakdown } = placement.price;
  const owner = ownerOf(order);
  const isAnew = order.state === 'placed';
  if (isAnew) await voidOpenObligations(ctx, owner);
  const { rate, total } = breakdown;
  const parts = partsAfter(breakdown, credit);
  const isOwed = total > credit;
  const owed = isOwed ? await createObligations(ctx, { owner, payerId: order.userId, parts, rate }) : [];
  const set = {
    method,
    plan: breakdown.plan,
    breakdown,
    totalEur: total,
    creditEur: credit,
    rateMicro: rate,
    ...(await requireBill(ctx.db, order.userId)),
    ...(areTermsOpen
      ? NOT_ACCEPTED
      : { termsVersion: agreed && ctx.ports.termsVersion, termsAcceptedAt: agreed && ctx.now }),
    ...licenceOf(order, isLookedAt),
    holdEndsAt: await hold(),
    placedAt: ctx.now,
  };
  const changes = { set, freeze: linesOf(order, placement) };
  const frozen = isAnew
    ? await updateOrder(ctx.db, order, changes)
    : await moveOrder(ctx, { order, to: 'placed' }, changes);
  return { order: frozen, owed };
};

/** What waited for a licence and does so no more could be placed since it was accepted. */
const licenceOf = ({ licence }: Order, isLookedAt = false): Pick<Order, 'licence'> =>
  isLookedAt ? { licence: 'awaiting' } : { licence: licence && 'accepted' };

const linesOf = ({ lines }: Order, { offered, price, agreed }: Placement): FrozenLine[] =>
  offered.map(({ course, offer, agreed: other }, i) => {
    const [line, parts] = [lines[i], price.lines[i]];
    if (!line || !parts) throw new Error('a line was offered that the order does not have');
    return {
      id: line.id,
      title: course.title,
      code: course.code,
      listEur: parts.list,
      earlyBirdEur: parts.earlyBird,
      promoEur: parts.promo,
      adjustmentEur: parts.adjustment ?? 0,
      adjustmentReason: parts.adjustment ? (other?.reason ?? '') : '',
      priceEur: parts.price,
      policy: offer.policy && policyFrom(offer.policy, offer),
      confirmations: agreed?.get(course.id) ?? [],
    };
  });
