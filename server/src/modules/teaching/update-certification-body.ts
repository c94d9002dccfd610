import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '../audit/index.ts';
import {
  type BodyColumns,
  type BodyWithCourses,
  lockBody,
  updateBody,
} from './certification-bodies.repository.ts';
import { keepLogo, refuseTakenName } from './create-certification-body.ts';
import { requireCertificationBody } from './require-certification-body.ts';

/** Courses keep the name under which they were announced. */
export const updateCertificationBody = async (
  ctx: Ctx,
  { id, ...columns }: BodyColumns & { id: string },
): Promise<BodyWithCourses> => {
  const before = await lockBody(ctx.db, id, 'no key update');
  if (!before) throw new AppError('not-found');
  await keepLogo(ctx, columns);
  await updateBody(ctx.db, id, columns).catch(refuseTakenName);
  await recordAudit(ctx, {
    action: 'certification-body.changed',
    objectKind: 'certification-body',
    objectId: id,
    before,
    after: columns,
  });
  return requireCertificationBody(ctx, id);
};
