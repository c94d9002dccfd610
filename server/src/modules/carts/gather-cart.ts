import type { Breakdown } from '#domain/pricing/breakdown.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { type OfferedLine, priceLines, promoLinesOf, readTerms } from '../orders/index.ts';
import { type Promo, promoProblemFor } from '../promotions/index.ts';
import { type Cart, readCart } from './carts.repository.ts';
import { comeAlong } from './come-along.ts';
import { type Gathered, type GatheredLine, gatherLines } from './gather-lines.ts';
import type { Owner } from './line-problem.ts';

/** A cart as it is now. `breakdown` counts what can be bought, and is null where nothing can. */
export type GatheredCart = Pick<Cart, 'promoCode' | 'orderId'> & {
  lines: GatheredLine[];
  leftOut: string[];
  breakdown: Breakdown | null;
  /** Why the code no longer counts. */
  promoMessage: string | null;
};

const canBeBought = ({ problem }: GatheredLine): boolean => problem === null;

/** What would be ordered. */
export const offeredOf = (lines: readonly GatheredLine[]): OfferedLine[] =>
  lines.filter(canBeBought).map(({ offered }) => offered);

export const priceOfCart = async (
  ctx: ReadCtx,
  offered: readonly OfferedLine[],
  promo: Promo | null,
): Promise<Breakdown | null> =>
  offered.length > 0 ? priceLines(offered, 'full', await readTerms(ctx, promo)).breakdown : null;

export const askPromo = (
  ctx: ReadCtx,
  owner: Owner,
  { code, offered }: { code: string; offered: readonly OfferedLine[] },
) =>
  promoProblemFor(ctx.db, {
    code,
    userId: owner.userId,
    lines: promoLinesOf(offered),
    now: ctx.now,
    orderId: owner.orderId,
  });

/** Where a cart is somebody's, what is missing from it and could come along has been taken out by them. */
const leftOutOf = async (
  ctx: ReadCtx,
  { lines, links }: Gathered,
  owner: Owner | null,
): Promise<string[]> => {
  const bringers = lines.filter((one) => canBeBought(one) && !one.freeWith).map(({ course }) => course);
  const present = lines.map(({ line }) => line);
  return (await comeAlong(ctx, bringers, { lines: present, links, owner })).leftOut;
};

type Wanted = { known?: Cart; isGift?: boolean };

export const gatherCart = async (
  ctx: ReadCtx,
  userId: string,
  { known, isGift = false }: Wanted = {},
): Promise<GatheredCart> => {
  const { promoCode, orderId, lines } = known ?? (await readCart(ctx.db, userId));
  const owner = { userId, orderId, isGift };
  const gathered = await gatherLines(ctx, { lines, owner });
  const offered = offeredOf(gathered.lines);
  const answer =
    promoCode && offered.length > 0 ? await askPromo(ctx, owner, { code: promoCode, offered }) : null;
  return {
    promoCode,
    orderId,
    lines: gathered.lines,
    leftOut: await leftOutOf(ctx, gathered, owner),
    breakdown: await priceOfCart(ctx, offered, answer && 'promo' in answer ? answer.promo : null),
    promoMessage: answer && 'problem' in answer ? answer.message : null,
  };
};
