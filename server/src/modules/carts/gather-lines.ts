import type { ReadCtx } from '#server/calls/context.ts';
import { type CourseLinks, type SoldCourse, soldDirectory } from '../catalogue/index.ts';
import { type OfferedLine, offerOf } from '../orders/index.ts';
import { freeLines } from './bringers.ts';
import type { CartLine } from './carts.repository.ts';
import { findProblems, type LineProblem, type Owner } from './line-problem.ts';

/** A line as it is now. What has a problem is in the cart, but not in its price. */
export type GatheredLine = {
  line: CartLine;
  course: SoldCourse;
  /** How many it has; none of a self-paced course. */
  sessions: number;
  offered: OfferedLine;
  /** The course that it is free with. */
  freeWith: SoldCourse | null;
  problem: LineProblem | null;
};

export type Gathered = { lines: GatheredLine[]; links: CourseLinks };

/** What is in a cart, each course followed by what is free with it. */
export const gatherLines = async (
  ctx: ReadCtx,
  { lines, owner }: { lines: readonly CartLine[]; owner: Owner | null },
): Promise<Gathered> => {
  const ids = lines.map(({ courseId }) => courseId);
  const { courses, links, sessions } = await soldDirectory(ctx.db, ids);
  const problems = await findProblems(ctx, owner, [...courses.values()]);
  const free = freeLines({ lines, links, canBeBought: (id) => !problems.has(id) });
  const gathered = lines.flatMap((line): GatheredLine[] => {
    const course = courses.get(line.courseId);
    if (!course) return [];
    const freeWith = courses.get(free.get(course.id) ?? '') ?? null;
    const bringer = courses.get(line.cameWith ?? '');
    const problem = problems.get(course.id) ?? (bringer && !freeWith ? withoutBringer(bringer) : null);
    return [
      {
        line,
        course,
        sessions: sessions.get(course.id) ?? 0,
        offered: offerOf(ctx, course, { places: 1, isFree: freeWith !== null }),
        freeWith,
        problem,
      },
    ];
  });
  return { lines: followingBringers(gathered), links };
};

const withoutBringer = ({ title }: SoldCourse): LineProblem => ({
  code: 'not-left-for-bringer',
  message: `This course came with ${title}, with which it cannot be had now.`,
});

const followingBringers = (lines: readonly GatheredLine[]): GatheredLine[] => {
  const above = ({ freeWith, line }: GatheredLine) => freeWith?.id ?? line.cameWith;
  const withBelow = (one: GatheredLine): GatheredLine[] => [
    one,
    ...lines.filter((other) => above(other) === one.course.id).flatMap(withBelow),
  ];
  return lines.filter((one) => above(one) === null).flatMap(withBelow);
};
