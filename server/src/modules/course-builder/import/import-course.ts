import type { Upload, UploaderCtx } from '#server/modules/media/index.ts';
import { openDraft } from '../draft/open-draft.ts';
import { runImport } from './run-import.ts';
import { takeFile } from './take-file.ts';

/** Puts what a file holds at the end of a draft. Of an export it fills in too what the form of the course leaves blank. */
export const importCourse = async (
  ctx: UploaderCtx,
  uploads: AsyncIterable<Upload>,
  { id }: { id: string },
) => {
  await ctx.transact((step) => openDraft(step, id));
  const { message, report } = await runImport(ctx, uploads, {
    read: takeFile,
    write: async (author, taken) => {
      await taken.write(author, id);
      return { id };
    },
  });
  return { message, report };
};
