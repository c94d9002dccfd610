import type { listCompanies as call } from '#contracts/companies/admin-companies.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { presentCompany } from './companies.present.ts';
import { listCompanies as findCompanies } from './companies.repository.ts';

const SIZE = 25;

export const listCompanies = async (
  { db }: Pick<ReadCtx, 'db'>,
  { q = '', cursor }: InputOf<typeof call>,
) => {
  const found = await findCompanies(db, typedWords(q), toPage(cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, ({ id }) => id);
  return { companies: rows.map(presentCompany), nextCursor };
};
