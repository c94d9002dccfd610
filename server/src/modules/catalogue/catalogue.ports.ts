import type { Tx } from '#server/platform/db/database.ts';

/** What a module downstream has that names courses; a course is not deleted under it. */
export type CourseReferrer = {
  one: string;
  many: string;
  count(db: Tx, courseId: string): Promise<number>;
};

declare module '#server/calls/context.ts' {
  interface Ports {
    courseReferrers: readonly CourseReferrer[];
  }
}
