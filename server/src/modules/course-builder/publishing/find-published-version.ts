import type { Ctx } from '#server/calls/context.ts';
import { findCourse } from '../draft/drafts.repository.ts';
import { findVersionRow, listInTheMiddle } from './publishing.repository.ts';
import { todayAt } from './today.ts';

/** For who tells learners of a newer version: what it changed, and who is in the middle of another one. */
export const findPublishedVersion = async ({ db, now }: Pick<Ctx, 'db' | 'now'>, versionId: string) => {
  const version = await findVersionRow(db, versionId);
  const course = version && (await findCourse(db, version.courseId));
  if (!version || !course) return undefined;
  const { courseId, number, changes } = version;
  const people = await listInTheMiddle(db, { courseId, versionId, today: todayAt(now) });
  return { courseId, number, changes, isNewest: course.versionId === versionId, people };
};
