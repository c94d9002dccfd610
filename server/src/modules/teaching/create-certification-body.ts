import { fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { refuseFor } from '#server/calls/validate.ts';
import { isUniqueViolation } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { recordAudit } from '../audit/index.ts';
import { fileIssues } from '../media/index.ts';
import {
  BODY_NAME_KEY,
  type BodyColumns,
  type BodyWithCourses,
  insertBody,
} from './certification-bodies.repository.ts';

export const createCertificationBody = async (ctx: Ctx, columns: BodyColumns): Promise<BodyWithCourses> => {
  await keepLogo(ctx, columns);
  const body = { id: uuidv7(), ...columns };
  await insertBody(ctx.db, body).catch(refuseTakenName);
  await recordAudit(ctx, {
    action: 'certification-body.created',
    objectKind: 'certification-body',
    objectId: body.id,
    after: columns,
  });
  return { ...body, courses: 0 };
};

export const keepLogo = async (ctx: Ctx, { logoUrl }: BodyColumns): Promise<void> =>
  refuseFor(await fileIssues(ctx, [{ field: 'logoUrl', label: 'Logo', url: logoUrl }]));

/** The unique index decides, so that two at once cannot. */
export const refuseTakenName = (error: unknown): never => {
  if (isUniqueViolation(error, BODY_NAME_KEY))
    throw fieldError('name', 'A certification body of this name exists already');
  throw error;
};
