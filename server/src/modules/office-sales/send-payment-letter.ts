import type { Ctx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { findUser, identityEvents } from '../identity/index.ts';
import { lockOrder, orderEvents, requireOrder } from '../orders/index.ts';
import { requireUnpaidSale } from './require-unpaid-sale.ts';

/** Mails again how it is paid; and to who has not confirmed their address yet, how a password is chosen. */
export const sendPaymentLetter = async (ctx: Ctx, reference: string): Promise<void> => {
  const { id } = await requireOrder(ctx.db, reference);
  const order = requireUnpaidSale(await lockOrder(ctx.db, id));
  await announce(ctx, orderEvents['order.payment-asked'], { orderId: id });
  const user = await findUser(ctx.db, order.userId);
  if (user && !user.emailVerifiedAt) await announce(ctx, identityEvents['user.invited'], { userId: user.id });
  await recordAudit(ctx, { action: 'order.payment-letter-sent', objectKind: 'order', objectId: id });
};
