import { isStaff } from '#server/calls/access.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { findFiles, type StoredFile } from './files.repository.ts';
import { keyOf } from './stored-bytes.ts';

/** What is to be sent of a file, and how. */
export type OpenedFile = { key: string; type: string; size: number | null; downloadAs: string | null };
type Ask = { folder: string; name: string; w?: number };

/**
 * A file, or the smallest copy of a picture that is wide enough. Pictures and films are for everybody who has the
 * address; a document is for those who may read it, and missing for all others.
 */
export const openFile = async (ctx: OuterCtx, { folder, name, w }: Ask): Promise<OpenedFile> => {
  const url = `/files/${folder}/${name}`;
  const file = (await findFiles(ctx.database, [url])).get(url);
  if (!file || !(await mayRead(ctx, file, url))) throw new AppError('not-found');
  const { type, bytes } = file;
  if (file.kind === 'document') return { key: keyOf(file), type, size: bytes, downloadAs: file.name };
  const width = w === undefined ? undefined : file.widths.toSorted((a, b) => a - b).find((one) => one >= w);
  return { key: keyOf(file, width), type, size: width === undefined ? bytes : null, downloadAs: null };
};

const mayRead = async ({ caller, database, ports }: OuterCtx, { kind }: StoredFile, url: string) => {
  if (kind !== 'document' || isStaff(caller)) return true;
  const ask = { url, userId: caller.user?.id ?? null };
  for (const letsIn of ports.fileReaders) if (await letsIn(database, ask)) return true;
  return false;
};
