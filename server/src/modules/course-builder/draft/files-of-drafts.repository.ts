import { draftSlides, draftTests } from '#server/db/schema/index.ts';
import { type FileUser, findNamedInJson } from '#server/modules/media/index.ts';

/** What a draft shows stays, whatever its published slides show. */
export const filesOfDrafts: FileUser = (db, urls) =>
  findNamedInJson(db, urls, [draftSlides.body, draftTests.body]);
