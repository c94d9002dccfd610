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
const AT_ONCE = 3;

/** Everything that an import has stored, so that it can be taken back. */
export const createStore = (ctx: UploaderCtx) => {
  const files: StoredFile[] = [];
  return {
    store: async ({ name, kind, isDrawn, open }: Source): Promise<StoredFile> => {
      const [file] = await storeUploads(
        ctx,
        kind,
        once({ name, bytes: open(), ...(isDrawn && { isDrawn }) }),
      );
      if (!file) throw new AppError('malformed-body');
      files.push(file);
      return file;
    },
    /** What fails here goes after a week, as everything that nothing shows. */
    takeBack: () =>
      forEach(files, async ({ publicId }) => {
        await ctx.transact((step) => removeUnshownFile(step, publicId)).catch(() => null);
      }),
  };
};
export type Store = ReturnType<typeof createStore>;

async function* once(upload: Upload) {
  yield upload;
}

/** In no order, a few at once; the first that fails ends it. */
export const forEach = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift())
      await work(one).catch((error) => {
        left.length = 0;
        throw error;
      });
  };
  // None is left running when what it works on is closed.
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failed = done.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
};
