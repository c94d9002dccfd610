import type { MyElearningCourse } from '#contracts/learning/elearning.ts';
import { learningFigures } from '#domain/learning/course-standing.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { listPassed } from '../progress/passed-tests.repository.ts';
import { readVersions } from '../versions/read-version.ts';
import { listOwn, type OwnRow } from './courses.repository.ts';
import { type Own, presentOwn } from './own-course.present.ts';

/** The caller's courses by three statements, however many they are. */
export const listMyElearning = async ({ db, caller, now }: SignedInCtx): Promise<MyElearningCourse[]> => {
  const own = await readOwn(db, await listOwn(db, caller.user.id));
  const today = localDate(localDateIn(now, ACADEMY_ZONE));
  return own.map((one) => presentOwn(one, today));
};

/** With the version that is learned, those that were completed, and what is passed. */
export const readOwn = async (db: Tx | Db, rows: readonly OwnRow[]): Promise<Own[]> => {
  const attemptIds = rows.flatMap(({ attemptId }) => attemptId ?? []);
  const versions = await readVersions(
    db,
    rows.flatMap(({ versionId, completedVersionIds }) => [
      ...(versionId ? [versionId] : []),
      ...completedVersionIds,
    ]),
  );
  const passed = Map.groupBy(await listPassed(db, attemptIds), ({ attemptId }) => attemptId);
  return rows.map((row) => ({
    row,
    version: versions.get(row.versionId ?? ''),
    completedVersions: row.completedVersionIds.flatMap((id) => versions.get(id) ?? []),
    completed: new Set(row.completed),
    passed: new Set(passed.get(row.attemptId ?? '')?.map(({ testId }) => testId)),
  }));
};

export const getMyStats = async (ctx: SignedInCtx) => {
  const courses = await listMyElearning(ctx);
  const counted = courses.map(({ learningProgress, certificate }) => ({
    percent: learningProgress.overall.percentageComplete,
    isEligible: certificate.isEligible,
  }));
  return { stats: learningFigures(counted) };
};
