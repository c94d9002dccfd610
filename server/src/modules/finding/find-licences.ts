import type { Found } from '#contracts/finding/admin-find.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { listLicences } from '../licences/index.ts';
import { inOneLine, type WordSearch } from './find-by-words.ts';

type Ctx = Pick<ReadCtx, 'db'>;

export const findLicences = async ({ db }: Ctx, { words, limit }: WordSearch): Promise<Found[]> => {
  const found = await listLicences(db, { state: 'all', words }, { before: undefined, limit });
  return found.map(({ id, name, number, profession, handedInAt }) => ({
    page: 'license',
    ref: id,
    title: inOneLine(name, number),
    detail: profession,
    at: handedInAt.toISOString(),
  }));
};
