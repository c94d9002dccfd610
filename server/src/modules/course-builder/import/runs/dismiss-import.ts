import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { deleteRun, type Target } from './import-runs.repository.ts';

/** What became of a file has been read. */
export const dismissImport = async (ctx: Ctx, { id = null, runId }: { id?: Target; runId: string }) => {
  const file = await deleteRun(ctx.db, { target: id, runId });
  if (file === undefined)
    throw new AppError('not-found', { message: 'There is no such import, or it is still under way.' });
  await recordAudit(ctx, {
    action: 'course.import-dismissed',
    objectKind: 'course',
    objectId: id ?? runId,
    after: { file },
  });
  return { message: 'It is not shown any more.' };
};
