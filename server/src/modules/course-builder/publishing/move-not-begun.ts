import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { lockCourse } from '../draft/drafts.repository.ts';
import { moveToVersion } from './publishing.repository.ts';
import { todayAt } from './today.ts';

/** Everybody who has opened an older version and begun nothing in it goes on with the newest. */
export const moveNotBegun = async (ctx: SignedInCtx, { id: courseId }: { id: string }) => {
  const course = await lockCourse(ctx.db, courseId);
  if (!course) throw new AppError('course-not-found');
  const { versionId, publishedVersion: version } = course;
  if (versionId === null) throw new AppError('wrong-state', { message: 'No version is published yet.' });
  const moved = await moveToVersion(ctx.db, { courseId, versionId, today: todayAt(ctx.now) });
  await recordAudit(ctx, {
    action: 'course.learners-moved',
    objectKind: 'course',
    objectId: courseId,
    after: { version, learners: moved },
  });
  const who = moved === 1 ? '1 learner goes' : `${moved} learners go`;
  return {
    moved,
    message: moved === 0 ? 'Nobody is left to be moved.' : `${who} on with version ${version}.`,
  };
};
