import type { FileKind } from '#contracts/course-office/file-rules.ts';
import { AppError } from '#server/calls/app-error.ts';
import {
  removeUnshownFile,
  type StoredFile,
  storeUploads,
  type Upload,
  type UploaderCtx,
} from '#server/modules/media/index.ts';

/** A file of what is imported: what it is called there, and its bytes. */
export type Source = { name: string; kind: FileKind; isDrawn?: boolean; open(): AsyncIterable<Buffer> };
/** How many files are stored, of how many; it changes while they are. */
export type Progress = { stored: number; toStore: number };

/**
 * Everything that an import has stored, so that it can be taken back. Pictures are drawn anew one after the other: who buys
 * meanwhile needs the machine too.
 */
export const createStore = (ctx: UploaderCtx, progress: Progress) => {
  const files: StoredFile[] = [];
  return {
    /** So many are about to be stored. */
    expect: (count: number) => {
      progress.toStore += count;
    },
    store: async ({ name, kind, isDrawn, open }: Source): Promise<StoredFile> => {
      const upload = { name, bytes: open(), ...(isDrawn && { isDrawn }) };
      const [file] = await storeUploads(ctx, kind, once(upload)).finally(() => {
        progress.stored += 1;
      });
      if (!file) throw new AppError('malformed-body');
      files.push(file);
      return file;
    },
    /** What fails here goes after a week, as everything that nothing shows. */
    takeBack: async (): Promise<void> => {
      for (const { publicId } of files)
        await ctx.transact((step) => removeUnshownFile(step, publicId)).catch(() => null);
    },
  };
};
export type Store = ReturnType<typeof createStore>;

async function* once(upload: Upload) {
  yield upload;
}
