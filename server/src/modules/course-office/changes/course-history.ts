import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { type Course, fullName, getCourse, isRun } from '#server/modules/catalogue/index.ts';
import { leaveToLine } from '#server/modules/seats/index.ts';
import { formOf } from '../form/admin-course.present.ts';
import { type Relations, readRelations } from '../form/relations.ts';

/** Values by the path of their field: those of lists of texts as one. */
type Leaves = Record<string, string | number | boolean | null>;

export const leavesOf = (value: unknown, path = ''): Leaves => {
  if (value === null || typeof value !== 'object') return { [path]: (value ?? null) as Leaves[string] };
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    return { [path]: value.join(', ') };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`)),
  );
};

/** What of a course staff can say, as they would read it: people and series by their names. */
const readable = (course: Course, relations: Relations): Leaves => {
  const { instructors: _, basic, enrollment, live, ...form }: CourseForm = formOf(course, relations);
  const linkedCourses = enrollment.linkedCourses.map(({ name }) => name);
  const teachers = relations.teaching.map(({ instructor, role }) => `${fullName(instructor)} (${role})`);
  const { seriesId: __, ...said } = basic;
  return leavesOf({
    basic: { ...said, series: course.series.title },
    enrollment: { ...enrollment, linkedCourses },
    ...form,
    live: { ...live, sessions: live.sessions.map(({ _id: ___, ...session }) => session) },
    instructors: teachers,
  });
};

/** What leads into a live course, or makes one its host, is kept from every page but its form. */
const isSecret = (path: string) => /^live\.(.*\.)?(joinUrl|hostUrl)$/.test(path);

/** Only what differs, on both sides. */
const changesBetween = (before: Leaves, after: Leaves): { before: Leaves; after: Leaves } => {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = paths.filter((path) => before[path] !== after[path]);
  const pick = (leaves: Leaves, secret: string) =>
    Object.fromEntries(
      changed.map((path) => [path, isSecret(path) && leaves[path] ? secret : (leaves[path] ?? null)]),
    );
  return { before: pick(before, 'a link'), after: pick(after, 'changed') };
};

/**
 * Runs what changes a course, locked, and writes down what was changed, by whom, in which version. Seats that it has more
 * are for who waits in line.
 */
export const recordingChange = async (
  ctx: SignedInCtx,
  course: Course,
  change: () => Promise<void>,
): Promise<void> => {
  const before = readable(course, await readRelations(ctx.db, course.id));
  await change();
  const changed = await getCourse(ctx.db, course.id, course.kind);
  if (isRun(course) && isRun(changed))
    leaveToLine(ctx, course.id, Math.max(0, changed.capacity - course.capacity));
  const difference = changesBetween(before, readable(changed, await readRelations(ctx.db, course.id)));
  await recordAudit(ctx, {
    action: 'course.changed',
    objectKind: 'course',
    objectId: course.id,
    before: difference.before,
    after: { version: changed.version, ...difference.after },
  });
};
