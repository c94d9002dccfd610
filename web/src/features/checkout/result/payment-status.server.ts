import type { Answer, Api } from '#contracts/api.ts';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import { requireAnswer } from '#web/lib/page.ts';

export type PaymentStatus = Extract<Answer<'getPaymentStatus'>, { success: true }>;
export type PaymentResult = { payment: PaymentStatus; order: OrderDetail };

const TELLS_NOTHING: readonly number[] = [400, 401, 404];

/** How the payment of an own order stands; nothing where there is no such order, or it is another person's. */
export const findResult = async (api: Api, reference: string | null): Promise<PaymentResult | null> => {
  if (!reference) return null;
  const payment = await api.call('getPaymentStatus', { reference });
  if (!payment.success && TELLS_NOTHING.includes(payment.status)) return null;
  const { order } = requireAnswer(await api.call('getOrder', { reference }));
  return { payment: requireAnswer(payment), order };
};

/** The course an address names, as far as it can be one; links made of it are checked where they lead. */
export const courseOf = (result: PaymentResult | null, asked: string | null): string | null =>
  result?.payment.courseId ?? (asked && /^[\w-]{1,200}$/.test(asked) ? asked : null);
