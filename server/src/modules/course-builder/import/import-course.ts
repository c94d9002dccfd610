import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundWork } from '#server/calls/bounded-work.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { Upload, UploaderCtx } from '#server/modules/media/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { openDraft } from '../draft/open-draft.ts';
import { createStore } from './create-store.ts';
import { type KeptUpload, keepUpload } from './keep-upload.ts';
import { takeFile } from './take-file.ts';

/** Each reads an archive and draws pictures anew, of which a process has arithmetic for a few. */
const inLine = boundWork({ atOnce: 2, waiting: 8 });

/**
 * Puts what a file holds at the end of a draft. It is on the disk before it is looked at, its pictures and recordings are
 * stored before the draft is touched, and the draft changes in one transaction: what fails leaves nothing behind.
 */
export const importCourse = async (
  ctx: UploaderCtx,
  uploads: AsyncIterable<Upload>,
  { id }: { id: string },
) => {
  await ctx.transact((step) => openDraft(step, id));
  const folder = await mkdtemp(join(tmpdir(), 'academy-import-'));
  try {
    const file = await keepUpload(folder, uploads);
    const report = await inLine(() => take(ctx, { id, folder, file }));
    return { message: `“${file.name}” was imported.`, report };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

type Given = { id: string; folder: string; file: KeptUpload };

const take = async (ctx: UploaderCtx, { id, folder, file }: Given) => {
  const store = createStore(ctx);
  const handle = await open(file.path);
  try {
    const { write, report } = await takeFile(ctx, store, { file, handle, folder });
    return await ctx.transact(async (step) => {
      const author: SignedInCtx = { ...step, caller: ctx.caller };
      await write(author, id);
      const whole = report.whole();
      const after = { file: file.name, kind: whole.kind, ...whole.taken };
      await recordAudit(author, { action: 'course.imported', objectKind: 'course', objectId: id, after });
      return whole;
    });
  } catch (error) {
    await store.takeBack();
    throw error;
  } finally {
    await handle.close();
  }
};
