import { AppError } from '#server/calls/app-error.ts';
import type { Ctx, SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import {
  filmLength,
  removeUnshownFile,
  type StoredFile,
  storeUploads,
  type Upload,
  type UploaderCtx,
} from '#server/modules/media/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { chaptersOfProgramme } from './chapters-of-programme.ts';
import { changeRecording, findRecording, insertRecording } from './recordings.repository.ts';
import { holdSession, notTaken } from './require-recorded.ts';

type Named = { courseId: string; sessionId: string };
type Film = { file: StoredFile; durationMs: number | null };

/**
 * Takes the recording of a session; one that is there is replaced by it and removed, and keeps its chapters, captions and
 * whether it is published. Whether one is taken is asked before it is read and again when its last byte is there, by one upload
 * of a session at a time: of two, the last stands. What is refused then goes as every file does that nothing shows.
 */
export const storeRecording = async (ctx: UploaderCtx, uploads: AsyncIterable<Upload>, named: Named) => {
  const { caller } = ctx;
  const asCaller = (step: Ctx): SignedInCtx => ({ ...step, caller });
  await ctx.transact((step) => requireTaken(asCaller(step), named));
  const [file] = await storeUploads(ctx, 'recording', uploads);
  if (!file) throw new AppError('malformed-body');
  const durationMs = await filmLength(ctx.ports.storage, file);
  await ctx.transact((step) => show(asCaller(step), named, { file, durationMs }));
  return { message: 'The recording is stored.' };
};

const requireTaken = async (ctx: SignedInCtx, named: Named) => {
  const held = await holdSession(ctx, named);
  const words = notTaken(held.course, held.session, ctx.now);
  if (words) throw new AppError('wrong-state', { message: words });
  return held;
};

const show = async (ctx: SignedInCtx, named: Named, { file, durationMs }: Film) => {
  const { course, session } = await requireTaken(ctx, named);
  const before = await findRecording(ctx.db, session.id);
  const isWithin = ({ startMs }: { startMs: number }) => durationMs === null || startMs < durationMs;
  const chapters = (before?.chapters ?? chaptersOfProgramme(session, course)).filter(isWithin);
  const film = { fileId: file.id, durationMs, chapters, uploadedAt: ctx.now };
  if (before) {
    await changeRecording(ctx.db, before.id, film);
    await removeUnshownFile(ctx, before.file.publicId);
  } else await insertRecording(ctx.db, { ...film, id: uuidv7(), sessionId: session.id });
  await recordAudit(ctx, {
    action: before ? 'recording.replaced' : 'recording.uploaded',
    objectKind: 'course',
    objectId: course.id,
    before: before ? { session: session.number, file: before.file.name } : null,
    after: { session: session.number, file: file.name, durationMs },
  });
};
