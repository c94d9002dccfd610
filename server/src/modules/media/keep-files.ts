import type { Ctx } from '#server/calls/context.ts';
import { holdFiles } from './files.repository.ts';

/**
 * For whoever is about to show these addresses: files among them stay until the transaction ends, so that none is
 * removed under what names it. Says which are of files that are not here, or not any more.
 */
export const keepFiles = async ({ db }: Pick<Ctx, 'db'>, urls: readonly string[]): Promise<Set<string>> => {
  const kept = await holdFiles(db, urls);
  return new Set(urls.filter((url) => url.startsWith('/files/') && !kept.has(url)));
};
