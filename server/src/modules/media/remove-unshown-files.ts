import type { JobDeps } from '#server/calls/jobs.ts';
import { fileUrl, listFilesBefore } from './files.repository.ts';
import { removeUnshownFile } from './remove-unshown-file.ts';
import { findShownFiles } from './showing/find-shown-files.ts';

const DAY = 24 * 60 * 60 * 1000;
/** As long as somebody may take over the form in which an upload is to be saved. */
const KEPT_UNSHOWN_DAYS = 7;
const AT_ONCE = 500;

/** Removes what was uploaded and never saved, or is shown no more. */
export const removeUnshownFiles = async ({ asSystem }: Pick<JobDeps, 'asSystem'>): Promise<void> => {
  let after: string | null = null;
  do {
    const last = after;
    after = await asSystem(async (ctx) => {
      const before = new Date(ctx.now.getTime() - KEPT_UNSHOWN_DAYS * DAY);
      const files = await listFilesBefore(ctx.db, { before, after: last, limit: AT_ONCE });
      const shown = await findShownFiles(ctx, files.map(fileUrl));
      for (const file of files) if (!shown.has(fileUrl(file))) await removeUnshownFile(ctx, file.publicId);
      return files.at(-1)?.id ?? null;
    });
  } while (after !== null);
};
