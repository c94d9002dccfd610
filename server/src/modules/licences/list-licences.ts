import type { InputOf } from '#contracts/endpoint.ts';
import type { adminLicenceEndpoints } from '#contracts/licences/admin-licences.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { cutPage, toPage } from '#server/calls/page.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { presentLicence, presentLicenceOfPerson } from './licences.present.ts';
import { countLicences, findNamedLicence, listLicences, listLicencesOf } from './licences.repository.ts';

const SIZE = 25;

export const adminListLicences = async (
  { db }: ReadCtx,
  { state, q, cursor }: InputOf<typeof adminLicenceEndpoints.adminListLicences>,
) => {
  const found = await listLicences(db, { state, words: typedWords(q ?? '') }, toPage(cursor, SIZE));
  const { rows, nextCursor } = cutPage(found, SIZE, ({ id }) => id);
  return { licences: rows.map(presentLicenceOfPerson), counts: await countLicences(db), nextCursor };
};

export const adminGetLicence = async ({ db }: ReadCtx, { id }: { id: string }) => {
  const licence = await findNamedLicence(db, id);
  if (!licence) throw new AppError('not-found');
  const { userId, decidedBy } = licence;
  const [person, decider] = [await findUser(db, userId), decidedBy && (await findUser(db, decidedBy))];
  const others = (await listLicencesOf(db, userId)).filter((other) => other.id !== id);
  return {
    licence: {
      ...presentLicenceOfPerson(licence),
      by: decider ? `${decider.firstName} ${decider.lastName}`.trim() : '',
    },
    statedProfession: person?.profession ?? '',
    others: others.map(presentLicence),
  };
};
