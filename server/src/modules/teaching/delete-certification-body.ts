import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteBody, lockBody } from './certification-bodies.repository.ts';
import { requireCertificationBody } from './require-certification-body.ts';
import { stillNamed } from './teaching.present.ts';

/** Only what no course names, past ones and drafts included. */
export const deleteCertificationBody = async (ctx: Ctx, id: string) => {
  const before = await lockBody(ctx.db, id, 'update');
  if (!before) throw new AppError('not-found');
  const { courses } = await requireCertificationBody(ctx, id);
  if (courses > 0) throw new AppError('wrong-state', { message: stillNamed(before.name, courses) });
  await deleteBody(ctx.db, id);
  await recordAudit(ctx, {
    action: 'certification-body.deleted',
    objectKind: 'certification-body',
    objectId: id,
    before,
  });
  return { message: 'Certification body deleted successfully' };
};
