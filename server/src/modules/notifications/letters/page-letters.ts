import type { InputOf } from '#contracts/endpoint.ts';
import type { letterEndpoints, SentLetter } from '#contracts/site/admin-letters.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { type ListedLetter, listLetters } from './letters.repository.ts';

const SIZE = 50;

export const pageLetters = async (
  ctx: ReadCtx,
  { q, state, cursor }: InputOf<typeof letterEndpoints.listLetters>,
) => {
  const filter = { words: typedWords(q), state: state || undefined };
  const found = await listLetters(ctx.db, filter, toPage(cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, ({ id }) => id);
  return { letters: rows.map(presentLetter), nextCursor };
};

const presentLetter = ({ id, lastProblem, createdAt, sentAt, ...row }: ListedLetter): SentLetter => ({
  ...row,
  _id: id,
  problem: lastProblem,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});
