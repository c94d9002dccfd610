import type { Ctx } from '#server/calls/context.ts';
import type { Order } from '#server/modules/orders/index.ts';
import { lastPaperLetters } from './paper-letters.repository.ts';

export const listPaperLetters = async ({ db }: Pick<Ctx, 'db'>, { reference }: Order) => {
  const letters = await lastPaperLetters(db, reference);
  return {
    letters: letters.map(({ number, to, sentAt }) => ({
      number,
      to,
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
};
