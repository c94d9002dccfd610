import { fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { promoLinesOf } from '../orders/index.ts';
import { type Promo, promoProblemFor } from '../promotions/index.ts';
import type { GatheredSale } from './gather-sale.ts';

type Question = { code: string; userId: string | null; lines: GatheredSale['lines'] };
type Answer = { promo: Promo | null; problem: string | null };

const USED = 'This person has used this promo code already';

/** Whether a code counts for somebody, or why not, as a sentence for staff; of nobody in particular nothing was used. */
export const askCode = async (ctx: Ctx, { code, userId, lines }: Question): Promise<Answer> => {
  if (!code || lines.length === 0) return { promo: null, problem: null };
  const offered = promoLinesOf(lines.map((line) => line.offered));
  const answer = await promoProblemFor(ctx.db, { code, userId, lines: offered, now: ctx.now });
  if ('promo' in answer) return { promo: answer.promo, problem: null };
  return { promo: null, problem: answer.problem === 'already-used' ? USED : answer.message };
};

/** The code that a sale is made with; null where none was said. */
export const requireCode = async (ctx: Ctx, question: Question): Promise<Promo | null> => {
  const { promo, problem } = await askCode(ctx, question);
  if (problem) throw fieldError('promoCode', problem);
  return promo;
};
