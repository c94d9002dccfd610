import { eur, formatEur } from '#domain/money/money.ts';
import { type PromoLine, type PromoProblem, promoProblem } from '#domain/pricing/promo.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { findPromoWithCounts, type Promo } from './promotions.repository.ts';

export type PromoQuestion = {
  code: string;
  /** Null of nobody in particular, who has used nothing. */
  userId: string | null;
  lines: readonly PromoLine[];
  now: Date;
  /** The order that asks: what it has reserved already is not held against it. */
  orderId?: string | null;
};
export type PromoAnswer = { promo: Promo } | { problem: PromoProblem; message: string };

const UNKNOWN = 'Invalid promo code';

const sentenceFor = (problem: PromoProblem, { minimumPrice }: Promo): string => {
  const sentences: Record<PromoProblem, string> = {
    unknown: UNKNOWN,
    inactive: 'This promo code is no longer active',
    'not-started': 'This promo code is not valid yet',
    expired: 'This promo code has expired',
    exhausted: 'This promo code has been used up',
    'already-used': 'You have already used this promo code',
    'not-for-this-course': 'This promo code is not valid for this course',
    'not-with-early-bird': 'This promo code cannot be combined with the early-bird price',
    'minimum-not-reached': `This promo code is for prices of ${formatEur(minimumPrice ?? eur(0))} or more`,
  };
  return sentences[problem];
};

/** Whether a person can use a code here and now, or why not, as a sentence for them. */
export const promoProblemFor = async (db: Tx | Db, question: PromoQuestion): Promise<PromoAnswer> => {
  const { code, userId, lines, now, orderId } = question;
  const found = await findPromoWithCounts(db, { code, userId, exceptOrderId: orderId });
  if (!found) return { problem: 'unknown', message: UNKNOWN };
  const { promo, byAnyone, byUser } = found;
  const problem = promoProblem({
    promo,
    now: now.getTime(),
    usedOrReserved: byAnyone,
    usedByUser: byUser,
    lines,
  });
  return problem ? { problem, message: sentenceFor(problem, promo) } : { promo };
};
