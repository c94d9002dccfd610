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
  /** What it is called where it is saved or stands in a frame. */
  name: string;
  shown: Shown;
  kept: Kept;
};

/** How it is opened: among our pages, alone and without rights, in a frame of ours, or not at all: then it is saved. */
export const SHOWN = ['freely', 'alone', 'framed', 'saved'] as const;
type Shown = (typeof SHOWN)[number];

/** By whom an answer with the file may be kept. */
export const KEPT = ['by-everybody', 'by-browser', 'by-nobody'] as const;
type Kept = (typeof KEPT)[number];
type Ask = { folder: string; name: string; w?: number; pass?: string; framed?: '' };

/**
 * A file, or the smallest copy of a picture that is wide enough. Pictures and films are for everybody who has the
 * address; the others are for those who may have them, and missing for everybody else.
 */
export const openFile = async (ctx: OuterCtx, { folder, name, w, ...ask }: Ask): Promise<OpenedFile> => {
  const url = `/files/${folder}/${name}`;
  const file = (await findFiles(ctx.database, [url])).get(url);
  if (!file || !(await mayRead(ctx, file, { url, pass: ask.pass }))) throw new AppError('not-found');
  const { type, bytes } = file;
  const whole = { key: keyOf(file), type, size: bytes, name: file.name, kept: KEPT_OF[file.kind] };
  const isFramed = ask.framed !== undefined && isStaff(ctx.caller);
  if (isPrivate(file)) return { ...whole, shown: shownAs(file, isFramed) };
  const width = w === undefined ? undefined : file.widths.toSorted((a, b) => a - b).find((one) => one >= w);
  return { ...whole, key: keyOf(file, width), size: width === undefined ? bytes : null, shown: 'freely' };
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
/**
 * Documents are saved, not opened among our pages; films are played. What proves a profession was looked into when it came,
 * so a picture of it is shown, and its PDF to staff in a frame beside what they compare with it.
 */
const shownAs = ({ kind, type }: StoredFile, isFramed: boolean): Shown => {
  if (kind === 'document') return 'saved';
  if (kind !== 'proof') return 'freely';
  if (type !== 'application/pdf') return 'alone';
  return isFramed ? 'framed' : 'saved';
};
const isPrivate = ({ kind }: StoredFile): boolean => KEPT_OF[kind] !== 'by-everybody';

type Named = { url: string; pass: string | undefined };

const mayRead = async ({ caller, database, ports }: OuterCtx, file: StoredFile, named: Named) => {
  if (!isPrivate(file) || isStaff(caller)) return true;
  const ask = { ...named, userId: caller.user?.id ?? null };
  for (const letsIn of ports.fileReaders) if (await letsIn(database, ask)) return true;
  return false;
};
