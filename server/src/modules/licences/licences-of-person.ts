import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { keptFile } from '#server/modules/media/index.ts';
import { forgetLicences, listLicencesOf } from './licences.repository.ts';

/** Documents, numbers and bodies go. That a profession was proved, or not, stays: the academy answers for whom it taught. */
export const licencesOfPerson: PersonKeeper = {
  columns: {
    'licences.user_id': 'kept: that a profession was proved, by the pseudonym',
    'licences.decided_by': DONE_BY,
  },
  fileColumns: { 'licences.file_id': 'in the download' },
  listFiles: async ({ db, storage }, { id }) =>
    (await listLicencesOf(db, id)).flatMap(({ file }) => (file ? [keptFile(storage, 'licenses', file)] : [])),
  tell: async (db, { id }) => ({
    licences: (await listLicencesOf(db, id)).map(({ file, fileId: _, decidedBy: __, ...licence }) => ({
      ...licence,
      document: file?.name ?? '',
    })),
  }),
  forget: ({ db }, { id }) => forgetLicences(db, id),
};
