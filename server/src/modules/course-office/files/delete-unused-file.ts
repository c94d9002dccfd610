import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { removeUnshownFile } from '#server/modules/media/index.ts';

/** For what was uploaded and then left out of the course that it was meant for. */
export const deleteUnusedFile = async (ctx: SignedInCtx, publicId: string) => {
  const found = await removeUnshownFile(ctx, publicId);
  if (!found) throw new AppError('not-found', { message: 'File not found' });
  const { file, isShown } = found;
  if (isShown)
    throw new AppError('wrong-state', { message: 'This file is still shown. Remove it there first.' });
  await recordAudit(ctx, {
    action: 'file.deleted',
    objectKind: 'file',
    objectId: file.id,
    before: { publicId, name: file.name },
  });
  return { message: 'File removed successfully' };
};
