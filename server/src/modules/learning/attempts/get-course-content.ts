import type { SignedInCtx } from '#server/calls/context.ts';
import { findReached } from '../progress/events.repository.ts';
import { listPassed } from '../progress/passed-tests.repository.ts';
import { presentProgress } from '../progress/progress.present.ts';
import { presentOwnModules } from '../versions/outline.present.ts';
import { readVersion } from '../versions/read-version.ts';
import { listChangesSince } from '../versions/versions.repository.ts';
import { type Learning, requireLearning } from './require-learning.ts';

/** The outline of the learner's own version, and where they stand in it. */
export const getCourseContent = async (ctx: SignedInCtx, { courseId }: { courseId: string }) => {
  const learning = await requireLearning(ctx, courseId);
  const { course, enrolment, attempt, version } = learning;
  const reached = await findReached(ctx.db, attempt.id);
  const passed = (await listPassed(ctx.db, [attempt.id])).map(({ testId }) => testId);
  return {
    course: { _id: course.id, courseId: course.slug, title: course.title, code: course.code },
    version: version.number,
    modules: presentOwnModules(version),
    tests: version.tests.map(({ testId, title }) => ({ testId, title, isPassed: passed.includes(testId) })),
    progress: presentProgress({ attempt, version, reached }),
    accessUntil: enrolment.accessUntil,
    offered: await findOffered(ctx, learning),
  };
};

const findOffered = async ({ db }: SignedInCtx, { course, version }: Learning) => {
  if (course.newestId === null || course.newestId === version.id) return null;
  const { number, publishedAt } = await readVersion(db, course.newestId);
  const changes = await listChangesSince(db, version);
  return { version: number, publishedAt: publishedAt?.toISOString() ?? '', changes };
};
