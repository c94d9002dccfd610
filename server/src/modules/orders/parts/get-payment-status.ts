import type { getPaymentStatus as call } from '#contracts/orders/orders.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Reply } from '#server/calls/binding.ts';
import { getCourse } from '#server/modules/catalogue/index.ts';
import { listAttempts, listCaptures, paidOf, refundStateOf } from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { seatGoesAt } from '../holds/seat-goes-at.ts';
import { titleOf } from '../lines/title-of.ts';
import type { Order } from '../orders.repository.ts';
import { ownerOf } from '../owner-of.ts';

type PaymentStatus = Reply<typeof call>;

/** How the payment of an order stands, as the result pages tell it: never better than it is known. */
export const getPaymentStatus = async (db: Tx | Db, order: Order): Promise<PaymentStatus> => {
  const [line] = order.lines;
  if (!line) throw new AppError('not-found');
  const course = await getCourse(db, line.courseId);
  const paid = await paidOf(db, ownerOf(order));
  return {
    status: await statusOf(db, order),
    reference: order.reference,
    state: order.state,
    paidEur: paid.eur,
    paidAed: paid.aed,
    creditEur: paid.creditEur,
    courseId: course.slug,
    courseTitle: titleOf(order),
    holdEndsAt: seatGoesAt(order)?.toISOString() ?? null,
    method: order.method,
  };
};

const statusOf = async (db: Tx | Db, order: Order): Promise<PaymentStatus['status']> => {
  const captures = await listCaptures(db, ownerOf(order));
  const refund = refundStateOf(captures);
  if (refund) return refund;
  if (order.state === 'confirmed') return 'completed';
  if (order.state === 'lapsed' || order.state === 'cancelled') return 'failed';
  const [latest] = await listAttempts(db, ownerOf(order));
  return latest?.state === 'declined' || latest?.state === 'abandoned' ? 'failed' : 'waiting';
};
