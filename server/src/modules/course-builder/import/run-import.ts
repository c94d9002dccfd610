import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boundWork } from '#server/calls/bounded-work.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { Upload, UploaderCtx } from '#server/modules/media/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { createStore, type Store } from './create-store.ts';
import { type KeptUpload, keepUpload } from './keep-upload.ts';
import type { Taken } from './read-file.ts';

/** Each reads an archive and draws pictures anew, of which a process has arithmetic for a few. */
const inLine = boundWork({ atOnce: 2, waiting: 8 });

export type Sent = { file: KeptUpload; handle: FileHandle; folder: string };
/** How a file is read, and what is written of it in one transaction. */
export type Importer<T extends Taken, Course extends { id: string }> = {
  read(ctx: UploaderCtx, store: Store, sent: Sent): Promise<T>;
  write(ctx: SignedInCtx, taken: T): Promise<Course>;
};

/**
 * What every import does: the file is on the disk before it is looked at, its pictures and recordings are stored before a
 * course is touched, and the course changes in one transaction: what fails leaves nothing behind.
 */
export const runImport = async <T extends Taken, Course extends { id: string }>(
  ctx: UploaderCtx,
  uploads: AsyncIterable<Upload>,
  importer: Importer<T, Course>,
) => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-import-'));
  try {
    const file = await keepUpload(folder, uploads);
    const done = await inLine(() => take(ctx, { folder, file }, importer));
    return { ...done, message: `“${file.name}” was imported.` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const take = async <T extends Taken, Course extends { id: string }>(
  ctx: UploaderCtx,
  { folder, file }: Omit<Sent, 'handle'>,
  { read, write }: Importer<T, Course>,
) => {
  const store = createStore(ctx);
  const handle = await open(file.path);
  try {
    const taken = await read(ctx, store, { file, handle, folder });
    return await ctx.transact(async (step) => {
      const author: SignedInCtx = { ...step, caller: ctx.caller };
      const course = await write(author, taken);
      const report = taken.report.whole();
      const after = { file: file.name, kind: report.kind, ...report.taken };
      await recordAudit(author, {
        action: 'course.imported',
        objectKind: 'course',
        objectId: course.id,
        after,
      });
      return { course, report };
    });
  } catch (error) {
    await store.takeBack();
    throw error;
  } finally {
    await handle.close();
  }
};
