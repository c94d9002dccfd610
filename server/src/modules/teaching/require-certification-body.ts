import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type BodyWithCourses, findBody } from './certification-bodies.repository.ts';

export const requireCertificationBody = async (
  { db }: Pick<Ctx, 'db'>,
  id: string,
): Promise<BodyWithCourses> => {
  const body = await findBody(db, id);
  if (!body) throw new AppError('not-found');
  return body;
};
