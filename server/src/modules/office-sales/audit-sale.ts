import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import type { Order, Sale } from '../orders/index.ts';
import type { Waived } from './require-eligible.ts';

type Facts = { sale: Sale; isInvited: boolean; waived: readonly Waived[] };

/** Who sold what to whom, how, at which other prices and with what waived. */
export const auditSale = async (
  ctx: Ctx,
  order: Order,
  { sale, isInvited, waived }: Facts,
): Promise<void> => {
  await recordAudit(ctx, {
    action: 'order.sold',
    objectKind: 'order',
    objectId: order.id,
    after: {
      ...{ person: order.userId, isInvited, way: sale.way, totalEur: order.totalEur },
      lines: order.lines.map(({ courseId, priceEur, adjustmentEur, adjustmentReason }) => ({
        ...{ courseId, priceEur, adjustmentEur, adjustmentReason },
      })),
      ...{ waived, isBeyondShare: sale.isBeyondShare, promoCode: sale.promo?.code ?? null },
    },
  });
};
