import type { Answer, Api } from '#contracts/api.ts';
import { requireAnswer } from '#web/lib/page.ts';

type PaymentStatus = Extract<Answer<'getPaymentStatus'>, { success: true }>;

const TELLS_NOTHING: readonly number[] = [400, 401, 404];

/** How the payment of an own order stands; nothing where there is no such order, or it is another person's. */
export const findPaymentStatus = async (
  api: Api,
  reference: string | null,
): Promise<PaymentStatus | null> => {
  if (!reference) return null;
  const answer = await api.call('getPaymentStatus', { reference });
  if (!answer.success && TELLS_NOTHING.includes(answer.status)) return null;
  return requireAnswer(answer);
};

/** The course an address names, as far as it can be one; links made of it are checked where they lead. */
export const courseOf = (status: PaymentStatus | null, asked: string | null): string | null =>
  status?.courseId ?? (asked && /^[\w-]{1,200}$/.test(asked) ? asked : null);
