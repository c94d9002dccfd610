import { eur } from '#domain/money/money.ts';
import type { LinePrice } from '#domain/pricing/breakdown.ts';
import { type PromoLine, promoCountsFor } from '#domain/pricing/promo.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Run } from '../../catalogue/index.ts';
import {
  type Line,
  type OfferedLine,
  type Order,
  offerOf,
  priceLines,
  promoLinesOf,
  readTerms,
} from '../../orders/index.ts';
import { type Promo, promoProblemFor } from '../../promotions/index.ts';

type Asking = Pick<Ctx, 'db' | 'now' | 'ports'>;
type Ordered = { order: Order; line: Line };

/** The places of a line that somebody has or may still claim. */
export const livePlaces = <L extends Line>(line: L): L => ({
  ...line,
  places: line.places.filter(({ state }) => state !== 'cancelled'),
});

/** A course that is paid for elsewhere, or came with another, costs nothing on any date. */
const isGiven = ({ order, line }: Ordered): boolean => order.method === null || line.cameWith !== null;

/**
 * What a line would cost on another run now, for all of its places: list, early bird, and the code that it was bought with.
 * What staff had agreed on above or below the price of then is agreed there too.
 */
export const priceOn = async (ctx: Asking, at: Ordered, to: Run): Promise<LinePrice> => {
  const places = livePlaces(at.line).places.length;
  const offered = offerOf(ctx, to, { places, isFree: isGiven(at) });
  const terms = await readTerms(ctx, await standingPromo(ctx, at, offered));
  const [price] = priceLines([offered], 'full', terms).lines;
  if (!price) throw new Error('a line has no price');
  return adjusted(price, at.line);
};

const adjusted = (price: LinePrice, { adjustmentEur }: Line): LinePrice => {
  const agreed = eur(Math.max(0, price.price + adjustmentEur));
  const adjustment = agreed - price.price;
  return adjustment === 0 ? price : { ...price, adjustment, price: agreed };
};

/**
 * The code of the order where it still counts, for the new run too; its use is this order's already. An amount takes off
 * what it took off this line, so that it is not spent twice.
 */
const standingPromo = async (
  ctx: Asking,
  { order, line }: Ordered,
  offered: OfferedLine,
): Promise<Promo | null> => {
  const code = order.breakdown?.promoCode;
  if (!code || !line.promoEur) return null;
  const lines = [...promoLinesOf([offered]), ...otherLines({ order, line })];
  const { userId, id: orderId } = order;
  const answer = await promoProblemFor(ctx.db, { code, userId, orderId, lines, now: ctx.now });
  const [asked] = lines;
  if (!('promo' in answer) || !asked || !promoCountsFor(answer.promo, asked)) return null;
  const { promo } = answer;
  return promo.discount.kind === 'amount'
    ? { ...promo, discount: { kind: 'amount', amount: line.promoEur } }
    : promo;
};

/** As they were agreed: a code may ask for a least price of all courses together. */
const otherLines = ({ order, line }: Ordered): PromoLine[] =>
  order.lines
    .filter(({ id, cameWith }) => id !== line.id && cameWith === null)
    .map(({ courseId, listEur, earlyBirdEur }) => ({
      courseId,
      isEarlyBird: (earlyBirdEur ?? 0) > 0,
      price: eur((listEur ?? 0) - (earlyBirdEur ?? 0)),
    }));
