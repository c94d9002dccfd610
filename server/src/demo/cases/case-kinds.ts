import type { RequestOf } from '#contracts/endpoint.ts';
import type { createPaymentCase, markPaymentCasePaid } from '#contracts/payment-cases/admin-payment-cases.ts';

type Asked = RequestOf<typeof createPaymentCase>;
type Recorded = Omit<RequestOf<typeof markPaymentCasePaid>, 'id'>;

/** What somebody did with a payment case or its link, so many days ago. */
export type CaseScene = { daysAgo: number } & (
  | { does: 'opens' }
  | { does: 'pays'; amount?: number; address: string; city: string; country: string }
  | { does: 'records'; seen: Recorded }
  /** Fils; without them everything. */
  | { does: 'gives-back'; amountAed?: number; reason: string }
  | { does: 'withdraws'; reason: string }
  | { does: 'asks-again' }
  | { does: 'reports'; message: string }
);

export type DemoCase = { daysAgo: number; asks: Asked; later: readonly CaseScene[] };

export const EITHER = { allowed: ['EUR', 'AED'] } satisfies Asked['currency'];
export const EUROS = { allowed: ['EUR'] } satisfies Asked['currency'];
export const DIRHAMS = { allowed: ['AED'] } satisfies Asked['currency'];
export const coursesOf = (...slugs: string[]) => slugs.map((courseId) => ({ courseId }));
