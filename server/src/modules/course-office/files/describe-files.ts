import type { Ctx } from '#server/calls/context.ts';
import { findFiles, presentFile } from '#server/modules/media/index.ts';

export const describeFiles = async ({ db }: Ctx, urls: string[]) => ({
  files: [...(await findFiles(db, urls)).values()].map(presentFile),
});
