import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type Promo, type PromoAnswer, promoProblemFor } from '#server/modules/promotions/index.ts';
import type { OfferedLine } from '../lines/price-lines.ts';
import { promoLinesOf } from '../lines/promo-lines.ts';
import type { Order } from '../orders.repository.ts';

type Question = { order: Pick<Order, 'id' | 'userId'>; offered: readonly OfferedLine[]; code: string };

/** Whether a code can be used for an order now; what the order itself has reserved is not held against it. */
const checkOrderPromo = (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { order, offered, code }: Question,
): Promise<PromoAnswer> => {
  const { id: orderId, userId } = order;
  return promoProblemFor(ctx.db, { code, userId, lines: promoLinesOf(offered), now: ctx.now, orderId });
};

export const requireUsablePromo = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  question: Question,
): Promise<Promo> => {
  const answer = await checkOrderPromo(ctx, question);
  if ('problem' in answer) throw new AppError('promo-refused', { message: answer.message });
  return answer.promo;
};

/** The code that an order's price counts with; one that has run out meanwhile no longer counts. */
export const findOrderPromo = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  order: Order | undefined,
  offered: readonly OfferedLine[],
): Promise<Promo | null> => {
  if (!order?.promoCode) return null;
  const answer = await checkOrderPromo(ctx, { order, offered, code: order.promoCode });
  return 'promo' in answer ? answer.promo : null;
};
