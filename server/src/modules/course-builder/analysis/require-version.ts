import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findCourse } from '../draft/drafts.repository.ts';
import { listVersions } from './analysis.repository.ts';

type Analysed = { id: string; version?: number | undefined };

/** A course with its versions and the one that is asked about, which is the newest where none is named. */
export const requireVersion = async ({ db }: Pick<Ctx, 'db'>, { id, version }: Analysed) => {
  const course = await findCourse(db, id);
  if (!course) throw new AppError('course-not-found');
  const versions = await listVersions(db, id);
  const asked = version === undefined ? versions[0] : versions.find(({ number }) => number === version);
  if (version !== undefined && !asked)
    throw new AppError('not-found', { message: `This course has no version ${version}.` });
  const { code, title } = course;
  return { course: { _id: id, code, title }, versions, asked };
};
