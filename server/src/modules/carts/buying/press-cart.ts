import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, OuterCtx, SignedInCaller, SignedInCtx } from '#server/calls/context.ts';
import { courseDirectory } from '../../catalogue/index.ts';
import { type GiftWish, type GiftWords, requireGiftable, writeGift } from '../../gifts/index.ts';
import { updateBillingInfo } from '../../identity/index.ts';
import { closeOpenPayment, lapseOrder, lockOrder, type Order, type Purchase } from '../../orders/index.ts';
import { transactInTurnOfAll } from '../../seats/index.ts';
import { lockCart, readCart } from '../carts.repository.ts';
import { gatherCart } from '../gather-cart.ts';
import { purchaseOf, type Submission } from './purchase-of.ts';

/** What is bought and, where it is for somebody else, what is said with it. */
export type Pressing = { purchase: Purchase; gift: GiftWords | null };

export type Button<Done> = {
  submission: Submission;
  /** Whether an order of an earlier press is what would be made again. */
  isSame(tx: Ctx, former: Order, purchase: Purchase): Promise<boolean>;
  act(tx: Ctx, pressing: Pressing): Promise<Done>;
};

/** What was done now; or the order of an earlier press, which stands or whose money has just arrived. */
export type Pressed<Done> = { done: Done } | { stands: Order } | { arrived: Order };
type Tried<Done> = Pressed<Done> | { inTheWay: Order };

/**
 * Buys what is in the caller's cart. An order that was placed from it with another content gives way: its card page is
 * closed at the gateway first, outside of any transaction, and whoever has paid by then has bought.
 */
export const pressCart = async <Done>(
  ctx: OuterCtx & { caller: SignedInCaller },
  button: Button<Done>,
): Promise<Pressed<Done>> => {
  const first = await tryInTurn(ctx, button);
  if (!('inTheWay' in first)) return first;
  if ((await closeOpenPayment(ctx, first.inTheWay)) === 'captured') return { arrived: first.inTheWay };
  const second = await tryInTurn(ctx, button, first.inTheWay.id);
  if ('inTheWay' in second) throw new AppError('conflict');
  return second;
};

const tryInTurn = async <Done>(
  ctx: OuterCtx & { caller: SignedInCaller },
  button: Button<Done>,
  closed?: string,
): Promise<Tried<Done>> => {
  const { caller } = ctx;
  const userId = caller.user.id;
  const { lines } = await readCart(ctx.database, userId);
  const courses = await courseDirectory(
    ctx.database,
    lines.map(({ courseId }) => courseId),
  );
  return transactInTurnOfAll(ctx, [...courses.values()], (tx) => attempt({ ...tx, caller }, button, closed));
};

const attempt = async <Done>(
  ctx: SignedInCtx,
  { submission, isSame, act }: Button<Done>,
  closed: string | undefined,
): Promise<Tried<Done>> => {
  const userId = ctx.caller.user.id;
  const stored = await lockCart(ctx.db, userId, ctx.now);
  // An order is locked before courses are.
  const former = stored.orderId ? await lockOrder(ctx.db, stored.orderId) : null;
  const { isGift, billingInfo } = submission;
  if (billingInfo) await updateBillingInfo(ctx, billingInfo);
  const cart = await gatherCart(ctx, userId, { known: stored, isGift });
  const purchase = purchaseOf(cart, userId, submission);
  const courses = cart.lines.map(({ course }) => course);
  const gift = isGift ? requireGiftable(ctx, wishOf(submission), courses) : null;
  if (former?.state === 'placed') {
    if (!former.isEnding && (await isSame(ctx, former, purchase))) {
      if (gift) await writeGift(ctx.db, former.id, gift);
      return { stands: former };
    }
    if (closed !== former.id) return { inTheWay: former };
    await lapseOrder(ctx, former, 'Its cart was bought with another content');
  }
  return { done: await act(ctx, { purchase, gift }) };
};

const wishOf = ({ giftRecipientEmail, giftMessage, giftSendOn }: Submission): GiftWish => ({
  email: giftRecipientEmail,
  message: giftMessage,
  sendOn: giftSendOn,
});
