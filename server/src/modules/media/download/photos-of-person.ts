import type { PersonKeeper } from '#server/calls/person-keeper.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { findFiles } from '../files.repository.ts';
import { keptFile } from './kept-file.ts';

/** The photo of an account; where it goes, nothing shows its file any more. */
export const photosOfPerson: PersonKeeper = {
  columns: {},
  fileColumns: { 'users.profile_photo_url': 'in the download' },
  listFiles: async ({ db, storage }, { id }) => {
    const user = await findUser(db, id);
    const found = await findFiles(db, user ? [user.profilePhotoUrl] : []);
    return [...found.values()].map((file) => keptFile(storage, 'photo', file));
  },
};
