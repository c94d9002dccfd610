import type { CourseForm } from '#contracts/course-office/course-form.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { Ctx } from '#server/calls/context.ts';
import { isForeignKeyViolation, type Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { type Course, ensureSeries, findSeries } from './catalogue.repository.ts';
import type { ShownCourse } from './course-detail.present.ts';
import { countRuns, dropIdleSeries, setSeriesDiscipline } from './course-names.repository.ts';
import { slugOf } from './course-names.ts';

/** The series that a form names, or that of its title; its discipline is what the form says. */
export const seriesFor = async (
  { db }: Pick<Ctx, 'db'>,
  kind: CourseKind,
  { basic }: CourseForm,
): Promise<string> => {
  const { title, discipline } = basic;
  const slug = await seriesSlug(db, kind, title);
  const id = basic.seriesId ?? (await ensureSeries(db, { id: uuidv7(), slug, kind, title, discipline }));
  await setSeriesDiscipline(db, id, discipline);
  return id;
};

/** Of the series of each kind, beside what they teach. */
const SUFFIXES: Readonly<Record<CourseKind, string>> = {
  InPersonCourse: '',
  OnlineLiveTraining: 'live',
  ELearningCourse: 'self-paced',
};

/** What a title teaches in person and live are two series: each has courses of its own kind. */
const seriesSlug = async (db: Tx, kind: CourseKind, title: string): Promise<string> => {
  const slug = slugOf(title, SUFFIXES[kind]);
  const found = await findSeries(db, { id: null, slug });
  return slugOf(title) && (!found || found.kind === kind) ? slug : uuidv7();
};

/** The series that a form would be saved in, with what people have said of it; a new one is not made. */
export const seriesShownFor = async (
  { db }: Pick<Ctx, 'db'>,
  kind: CourseKind,
  { basic }: CourseForm,
): Promise<ShownCourse['series']> => {
  const slug = slugOf(basic.title, SUFFIXES[kind]);
  const found = await findSeries(db, { id: basic.seriesId, slug });
  return { slug, ratingSum: 0, ratingCount: 0, ...found, discipline: basic.discipline };
};

/** A draft that is the only run of its series takes it along: its title was the working title of both. */
export const followsTitle = async (
  { db }: Pick<Ctx, 'db'>,
  course: Course,
  form: CourseForm,
): Promise<boolean> =>
  course.status === 'draft' &&
  course.title !== form.basic.title &&
  course.seriesId === form.basic.seriesId &&
  course.series.ratingCount === 0 &&
  (await countRuns(db, course.seriesId)) === 1;

/** A series that its last course has left goes, unless somebody has written about it. */
export const leaveSeries = async ({ db }: Pick<Ctx, 'db'>, id: string): Promise<void> => {
  try {
    await db.transaction((step) => dropIdleSeries(step, id));
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
  }
};
