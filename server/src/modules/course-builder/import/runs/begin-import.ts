import { AppError } from '#server/calls/app-error.ts';
import { enqueue } from '#server/calls/jobs.ts';
import type { UploaderCtx } from '#server/modules/media/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { underWay } from '../import-words.ts';
import { TAKE_IMPORT } from './import.command.ts';
import { findRun, insertRun, type Target } from './import-runs.repository.ts';
import { forgetUpload, type KeptUpload } from './keep-upload.ts';
import { presentRun } from './list-imports.ts';

/** Leaves a file that has come to a job. Who cannot leaves nothing. */
export const beginImport = async (ctx: UploaderCtx, kept: KeptUpload, target: Target) => {
  try {
    const run = await begin(ctx, kept, target);
    return { message: `“${kept.name}” has arrived and is being imported.`, run };
  } catch (error) {
    await forgetUpload(ctx, kept);
    throw error;
  }
};

const begin = (ctx: UploaderCtx, { name: file, bytesId }: KeptUpload, courseId: Target) =>
  ctx.transact(async (step) => {
    const id = uuidv7();
    const asked = { requestedBy: ctx.caller.user.id, requestedAt: step.now };
    if (!(await insertRun(step.db, { id, courseId, file, bytesId, ...asked }))) throw isUnderWay();
    await enqueue(step, TAKE_IMPORT, { runId: id });
    const inserted = await findRun(step.db, id);
    if (!inserted) throw new AppError('course-not-found');
    return presentRun(inserted);
  });

export const isUnderWay = (file?: string) => new AppError('wrong-state', { message: underWay(file) });
