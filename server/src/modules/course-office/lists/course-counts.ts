import type { RunKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type CourseGroup, groupCourses, nextRegrouping } from './admin-course-figures.repository.ts';
import { type ClashRow, listClashes } from './course-clashes.repository.ts';

type Asked = Pick<Ctx, 'db' | 'now'>;

/** What the manager counts of all courses. It is the same for everyone, so that each process keeps it. */
export type CourseCounts = {
  groups(asked: Asked): Promise<CourseGroup[]>;
  /** The first of all clashes. */
  clashes(asked: Asked): Promise<ClashRow[]>;
};

declare module '#server/calls/context.ts' {
  interface Ports {
    courseCounts: Readonly<Record<RunKind, CourseCounts>>;
  }
}

/** One more than is shown tells whether there are others. */
export const MOST_CLASHES = 200;

/**
 * Counted anew when the catalogue's version has risen, which every change of a course, its run, its venue and its people
 * raises in its own transaction, and when time itself has made it another. Not kept is what a sale changes: seats taken
 * and enrolled raise no version until few are left, or sales would wait for one another.
 */
export const createCourseCounts = (version: () => number): Readonly<Record<RunKind, CourseCounts>> => ({
  InPersonCourse: countsOf('InPersonCourse', version),
  OnlineLiveTraining: countsOf('OnlineLiveTraining', version),
});

const countsOf = (kind: RunKind, version: () => number): CourseCounts => ({
  groups: keep(version, ({ db, now }) => groupCourses(db, kind, now)),
  clashes: keep(version, ({ db, now }) =>
    listClashes(db, { kind, courseId: undefined, now, limit: MOST_CLASHES + 1 }),
  ),
});

const keep = <T>(version: () => number, count: (asked: Asked) => Promise<T>) => {
  let kept: { of: number; until: Date; counted: T } | undefined;
  return async (asked: Asked): Promise<T> => {
    // Before it is counted: what changes meanwhile makes it an old one at once.
    const of = version();
    if (kept?.of === of && asked.now < kept.until) return kept.counted;
    const fresh = { of, until: await nextRegrouping(asked.db, asked.now), counted: await count(asked) };
    // One that took long takes nothing from one of a newer version.
    if (!kept || of >= kept.of) kept = fresh;
    return fresh.counted;
  };
};
