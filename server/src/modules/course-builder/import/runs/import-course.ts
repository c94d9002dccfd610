import type { Upload, UploaderCtx } from '#server/modules/media/index.ts';
import { openDraft } from '../../draft/open-draft.ts';
import { beginImport, isUnderWay } from './begin-import.ts';
import { findOpenRun } from './import-runs.repository.ts';
import { keepUpload } from './keep-upload.ts';

/** Keeps a file while it comes; a job puts what it holds at the end of the draft. A course has one such file at a time. */
export const importCourse = async (
  ctx: UploaderCtx,
  uploads: AsyncIterable<Upload>,
  { id }: { id: string },
) => {
  // Said before the file has come, too.
  await ctx.transact(async (step) => {
    await openDraft(step, id);
    const open = await findOpenRun(step.db, id);
    if (open) throw isUnderWay(open.file);
  });
  return beginImport(ctx, await keepUpload(ctx, uploads), id);
};
