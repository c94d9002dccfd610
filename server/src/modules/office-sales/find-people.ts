import type { FoundPerson } from '#contracts/orders/admin-office-sales.ts';
import type { Ctx } from '#server/calls/context.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { findUsersByWords } from '../identity/index.ts';
import { presentPerson } from './present-person.ts';

/** Whoever is looked for is told apart by a word more. */
const MOST = 20;

export const findPeople = async ({ db }: Pick<Ctx, 'db'>, q: string): Promise<FoundPerson[]> =>
  q === '' ? [] : (await findUsersByWords(db, typedWords(q), MOST)).map(presentPerson);
