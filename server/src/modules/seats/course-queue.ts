import { boundWork } from '#server/calls/bounded-work.ts';
import type { Ctx, OuterCtx } from '#server/calls/context.ts';
import { type Course, requirePublicCourse } from '../catalogue/index.ts';

// Two wait for the one who has the course's lock, so that it is never idle; whoever else wants a seat of the same course
// waits without a connection. Some hundred a second are served, so who is far behind comes back better later.
const inTurn = boundWork({ atOnce: 3, waiting: 1_000, patienceMs: 10_000 });

/**
 * One transaction that may take a seat of a course. At most three of them are under way in a process for each course; the
 * others stand in line before they take a connection, so that a rush on one course leaves the others theirs. Who had to
 * wait gets the course as it has become.
 */
export const transactInTurn = <T>(
  ctx: OuterCtx,
  course: Course,
  step: (tx: Ctx, course: Course) => Promise<T>,
): Promise<T> => {
  // What has no seats has no line before them.
  if (course.kind === 'ELearningCourse') return ctx.transact((tx) => step(tx, course));
  return inTurn(
    (hasWaited) =>
      ctx.transact(async (tx) => step(tx, hasWaited ? await requirePublicCourse(tx.db, course.id) : course)),
    course.id,
  );
};

/** The same for who takes seats of several courses at once; everybody comes to the courses in the same order. */
export const transactInTurnOfAll = <T>(
  ctx: OuterCtx,
  courses: readonly Course[],
  step: (tx: Ctx) => Promise<T>,
): Promise<T> => {
  const [next, ...others] = courses
    .filter(({ kind }) => kind !== 'ELearningCourse')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (!next) return ctx.transact(step);
  return inTurn(() => transactInTurnOfAll(ctx, others, step), next.id);
};
