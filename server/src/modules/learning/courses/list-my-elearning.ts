import type { MyElearningCourse } from '#contracts/learning/elearning.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { listPassed } from '../progress/passed-tests.repository.ts';
import { readVersions } from '../versions/read-version.ts';
import { completedBy, listOwn } from './courses.repository.ts';
import { presentOwn } from './my-elearning.present.ts';

/** The caller's courses by four statements, however many they are. */
export const listMyElearning = async ({ db, caller, now }: SignedInCtx): Promise<MyElearningCourse[]> => {
  const rows = await listOwn(db, caller.user.id);
  const attemptIds = rows.flatMap(({ attemptId }) => attemptId ?? []);
  const versions = await readVersions(
    db,
    rows.flatMap(({ versionId }) => versionId ?? []),
  );
  const completed = await completedBy(db, attemptIds);
  const passed = Map.groupBy(await listPassed(db, attemptIds), ({ attemptId }) => attemptId);
  const today = localDate(localDateIn(now, ACADEMY_ZONE));
  return rows.map((row) => {
    const id = row.attemptId ?? '';
    return presentOwn(
      {
        row,
        version: versions.get(row.versionId ?? ''),
        completed: completed.get(id) ?? new Set(),
        passed: new Set(passed.get(id)?.map(({ testId }) => testId)),
      },
      today,
    );
  });
};

export const getMyStats = async (ctx: SignedInCtx) => {
  const courses = await listMyElearning(ctx);
  const percentages = courses.map(({ learningProgress }) => learningProgress.overall.percentageComplete ?? 0);
  const sum = percentages.reduce((all, one) => all + one, 0);
  return {
    stats: {
      enrolledCount: courses.length,
      averageProgress: courses.length === 0 ? 0 : Math.floor(sum / courses.length),
      certificatesEarned: courses.filter(({ certificate }) => certificate.isEligible).length,
    },
  };
};
