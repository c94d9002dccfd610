import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { FILE_LIMITS, type FileKind } from '#contracts/course-office/file-rules.ts';
import type { OuterCtx, SignedInCaller } from '#server/calls/context.ts';
import { enqueue } from '#server/calls/jobs.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { cleanFileName } from './file-name.ts';
import type { FileName, StoredFile } from './files.repository.ts';
import { inspectBytes } from './inspecting/inspect-bytes.ts';
import { requireFileType } from './inspecting/require-file-type.ts';
import { makePicture } from './make-picture.ts';
import { keyOf, REMOVE_BYTES } from './stored-bytes.ts';

export type Upload = {
  name: string;
  bytes: AsyncIterable<Buffer>;
  /** A picture that an academy has drawn before: what holds nothing but its pixels is kept as it is. */
  isDrawn?: boolean;
};
export type UploaderCtx = OuterCtx & { caller: SignedInCaller };

const DAY = 24 * 60 * 60 * 1000;

/** Stores the bytes of one file while they come, under a name that nobody guesses; its row is the caller's to write. */
export const storeFile = async (ctx: UploaderCtx, kind: FileKind, upload: Upload): Promise<StoredFile> => {
  const name = cleanFileName(upload.name);
  const type = requireFileType(kind, name);
  const inspected = inspectBytes({ name, type, limit: FILE_LIMITS[kind], bytes: upload.bytes });
  const file: FileName = {
    publicId: `${kind}s/${randomBytes(16).toString('hex')}`,
    extension: kind === 'image' ? 'webp' : type.extension,
  };
  // Should this process die before there is a row, the bytes are found by this.
  const startAfter = new Date(ctx.now.getTime() + DAY);
  await ctx.transact((step) => enqueue(step, REMOVE_BYTES, file, { startAfter }));
  const { storage } = ctx.ports;
  const kept =
    kind === 'image'
      ? await storePicture(storage, file, await makePicture(name, await buffer(inspected), upload.isDrawn))
      : { type: type.type, ...UNMEASURED, ...(await storage.put(keyOf(file), inspected)) };
  return { id: uuidv7(), ...file, kind, name, ...kept, uploadedAt: ctx.now, uploadedBy: ctx.caller.user.id };
};

type Kept = Pick<StoredFile, 'type' | 'bytes' | 'width' | 'height' | 'widths'>;
const UNMEASURED = { width: null, height: null, widths: [] };

const storePicture = async (
  storage: Storage,
  file: FileName,
  [picture, ...smaller]: Awaited<ReturnType<typeof makePicture>>,
): Promise<Kept> => {
  for (const { width, bytes } of smaller) await storage.put(keyOf(file, width), [bytes]);
  const { bytes } = await storage.put(keyOf(file), [picture.bytes]);
  const { width, height } = picture;
  return { type: 'image/webp', bytes, width, height, widths: smaller.map((one) => one.width) };
};
