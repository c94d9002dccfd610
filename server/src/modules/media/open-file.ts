import type { FileKind } from '#contracts/course-office/file-rules.ts';
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
  kept: Kept;
};

/** By whom an answer with the file may be kept. */
export const KEPT = ['by-everybody', 'by-browser', 'by-nobody'] as const;
type Kept = (typeof KEPT)[number];
type Ask = { folder: string; name: string; w?: number; pass?: string };

/**
 * A file, or the smallest copy of a picture that is wide enough. Pictures and films are for everybody who has the
 * address; the others are for those who may have them, and missing for everybody else.
 */
export const openFile = async (ctx: OuterCtx, { folder, name, w, pass }: Ask): Promise<OpenedFile> => {
  const url = `/files/${folder}/${name}`;
  const file = (await findFiles(ctx.database, [url])).get(url);
  if (!file || !(await mayRead(ctx, file, { url, pass }))) throw new AppError('not-found');
  const { type, bytes } = file;
  const whole = { key: keyOf(file), type, size: bytes, kept: KEPT_OF[file.kind] };
  if (isPrivate(file)) return { ...whole, downloadAs: isSaved(file) ? file.name : null };
  const width = w === undefined ? undefined : file.widths.toSorted((a, b) => a - b).find((one) => one >= w);
  return { ...whole, key: keyOf(file, width), size: width === undefined ? bytes : null, downloadAs: null };
};

/** What is about one person is not left behind in a browser that others use too. */
const KEPT_OF: Record<FileKind, Kept> = {
  image: 'by-everybody',
  video: 'by-everybody',
  audio: 'by-browser',
  document: 'by-nobody',
  submission: 'by-nobody',
  recording: 'by-nobody',
  proof: 'by-nobody',
};
/** Documents are saved, not opened among our pages; pictures and films are shown. */
const isSaved = ({ kind, type }: StoredFile): boolean =>
  kind === 'document' || (kind === 'proof' && type === 'application/pdf');
const isPrivate = ({ kind }: StoredFile): boolean => KEPT_OF[kind] !== 'by-everybody';

type Named = { url: string; pass: string | undefined };

const mayRead = async ({ caller, database, ports }: OuterCtx, file: StoredFile, named: Named) => {
  if (!isPrivate(file) || isStaff(caller)) return true;
  const ask = { ...named, userId: caller.user?.id ?? null };
  for (const letsIn of ports.fileReaders) if (await letsIn(database, ask)) return true;
  return false;
};
