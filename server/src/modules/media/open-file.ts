import { isStaff } from '#server/calls/access.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { findFiles, type StoredFile } from './files.repository.ts';
import { keyOf } from './stored-bytes.ts';

/** What is to be sent of a file, and how. */
export type OpenedFile = {
  key: string;
  type: string;
  size: number | null;
  downloadAs: string | null;
  isPrivate: boolean;
};
type Ask = { folder: string; name: string; w?: number };

/**
 * A file, or the smallest copy of a picture that is wide enough. Pictures and films are for everybody who has the
 * address; a document or a recording is for those who may have it, and missing for all others.
 */
export const openFile = async (ctx: OuterCtx, { folder, name, w }: Ask): Promise<OpenedFile> => {
  const url = `/files/${folder}/${name}`;
  const file = (await findFiles(ctx.database, [url])).get(url);
  if (!file || !(await mayRead(ctx, file, url))) throw new AppError('not-found');
  const { type, bytes } = file;
  const whole = { key: keyOf(file), type, size: bytes, isPrivate: isPrivate(file) };
  if (isPrivate(file)) return { ...whole, downloadAs: file.kind === 'document' ? file.name : null };
  const width = w === undefined ? undefined : file.widths.toSorted((a, b) => a - b).find((one) => one >= w);
  return { ...whole, key: keyOf(file, width), size: width === undefined ? bytes : null, downloadAs: null };
};

const isPrivate = ({ kind }: StoredFile): boolean => kind === 'document' || kind === 'audio';

const mayRead = async ({ caller, database, ports }: OuterCtx, file: StoredFile, url: string) => {
  if (!isPrivate(file) || isStaff(caller)) return true;
  const ask = { url, userId: caller.user?.id ?? null };
  for (const letsIn of ports.fileReaders) if (await letsIn(database, ask)) return true;
  return false;
};
