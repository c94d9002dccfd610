import { coursePage } from '#contracts/courses/course-pages.ts';
import { isEnrollable } from '#domain/courses/course-status.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { courseDirectory, momentOf, type Run, runsOfSeries } from '#server/modules/catalogue/index.ts';

type Renewal = { path: string; runs: Run[] };

/** Where what was certified can be learned again: the course itself at one’s own pace, else runs of it that can be booked. */
export const findRenewal = async (
  { db, now }: Pick<ReadCtx, 'db' | 'now'>,
  courseId: string | null,
): Promise<Renewal | null> => {
  const course = courseId === null ? undefined : (await courseDirectory(db, [courseId])).get(courseId);
  if (!course) return null;
  if (course.kind === 'ELearningCourse') return { path: coursePage(course), runs: [] };
  const runs = (await runsOfSeries(db, course.seriesId)).filter((run) =>
    isEnrollable({ ...momentOf(run, now), seatsLeft: run.capacity - run.taken }),
  );
  const [next] = runs;
  return next ? { path: coursePage(next), runs } : null;
};
