import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { Ctx } from '#server/calls/context.ts';
import {
  findCoursesByWords,
  listLinkedCourses,
  listSessionsToEdit,
  listTeaching,
  type NamedCourse,
  type Teaching,
} from '#server/modules/catalogue/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

/** What of a course stands in rows of its own: who teaches it, which courses come with it, and sessions of a live one. */
export type Relations = {
  teaching: Teaching[];
  linked: NamedCourse[];
  sessions: CourseForm['live']['sessions'];
};

export const readRelations = async (db: Tx | Db, courseId: string): Promise<Relations> => ({
  teaching: await listTeaching(db, [courseId]),
  linked: await listLinkedCourses(db, courseId),
  sessions: (await listSessionsToEdit(db, courseId)).map(({ id, isCancelled: _, ...session }) => ({
    ...session,
    _id: id,
  })),
});

export const presentLinked = (linked: readonly NamedCourse[]) =>
  linked.map(({ id, code, title }) => ({ courseId: id, name: `${code} · ${title}` }));

/** Which courses a form says come along, in their order. */
export const linkedOf = ({ enrollment: { linkedCourses } }: CourseForm): string[] =>
  linkedCourses.flatMap(({ courseId }) => courseId ?? []);

const SHOWN = 20;

/** Courses of every kind that have all of these words, the newest first. */
export const findCoursesToLink = async ({ db }: Ctx, { q }: { q: string }) => ({
  courses: presentLinked(await findCoursesByWords(db, q.split(/\s+/).filter(Boolean), SHOWN)),
});
