import { and, asc, desc, eq, gt, inArray, not, type SQL, sql } from 'drizzle-orm';
import { type StoredSections, storedSections } from '#contracts/course-office/sections/stored.ts';
import { type CourseKind, RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { HIDDEN_STATUSES } from '#domain/courses/course-status.ts';
import type { EurMinor } from '#domain/money/money.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import {
  courseInstructors,
  courseLive,
  courseRuns,
  courseSeries,
  courseSlugs,
  courses,
  courseVenues,
  instructors,
  publicOfKind,
  selfPacedCourses,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { isUuid } from '#server/platform/ids.ts';

type RunRow = Omit<typeof courseRuns.$inferSelect, 'courseId'>;
type VenueRow = Omit<typeof courseVenues.$inferSelect, 'courseId'>;
export type LiveFacts = Omit<typeof courseLive.$inferSelect, 'courseId'>;
type SelfPacedRow = Omit<typeof selfPacedCourses.$inferSelect, 'courseId'>;
export type Series = typeof courseSeries.$inferSelect;
export type Instructor = typeof instructors.$inferSelect;

/** Sections as the contracts have them. */
type Read<Row> = Omit<Row, keyof StoredSections> & Pick<StoredSections, keyof Row & keyof StoredSections>;

/** What a course of any kind has, with what it is one of; units as the domain has them. */
type CourseCore = Omit<Read<typeof courses.$inferSelect>, 'kind'> & {
  priceEur: EurMinor;
  earlyBirdPriceEur: EurMinor | null;
  series: Series;
};
/** What it has besides where it takes place on certain days. */
type CourseRun = Read<RunRow> & { startDate: LocalDate | null; endDate: LocalDate | null };
/** And where one goes there; of a live course it is nowhere, and nothing is asked of who comes. */
type CourseVenue = Read<VenueRow>;
/** What takes place on certain days, with seats. */
type RunOf<Kind extends RunKind> = CourseCore & CourseRun & CourseVenue & { kind: Kind };
export type InPersonCourse = RunOf<'InPersonCourse'>;
export type LiveCourse = RunOf<'OnlineLiveTraining'> & { live: LiveFacts };
export type Run = InPersonCourse | LiveCourse;
/** Taken by everybody at their own pace: it has no days, no place and no seats. */
export type SelfPacedCourse = CourseCore & SelfPacedRow & { kind: 'ELearningCourse' };
export type Course = Run | SelfPacedCourse;
export const isRun = (course: Course): course is Run => course.kind !== 'ELearningCourse';
export type CourseOf<Kind extends CourseKind> = Extract<Course, { kind: Kind }>;

type JoinedRow = {
  courses: typeof courses.$inferSelect;
  course_runs: typeof courseRuns.$inferSelect | null;
  course_venues: typeof courseVenues.$inferSelect | null;
  course_live: typeof courseLive.$inferSelect | null;
  self_paced_courses: typeof selfPacedCourses.$inferSelect | null;
  course_series: Series;
};

/** Sections of a row as their contracts have them. */
export const parseSections = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const schema = storedSections[name as keyof StoredSections];
      return [name, schema ? schema.parse(value) : value];
    }),
  );

/** A live course takes place nowhere: its sections read as their defaults. */
export const NOWHERE = { city: '', country: '', venue: {}, practical: {} };

const rowOfKind = (row: JoinedRow): object => {
  const { course_runs: run, course_venues: venue, course_live: live, self_paced_courses: selfPaced } = row;
  const { courseId: _, ...facts } = live ?? selfPaced ?? { courseId: '' };
  if (row.courses.kind === 'ELearningCourse') return facts;
  const { courseId: __, ...kept } = { ...run, ...(venue ?? NOWHERE) } as { courseId: string };
  return live ? { ...kept, live: facts } : kept;
};

const toCourse = (row: JoinedRow): Course => {
  const course = parseSections({ ...row.courses, ...rowOfKind(row) }) as Omit<Course, 'series'>;
  return { ...course, series: row.course_series } as Course;
};

const selectCourses = async (db: Tx | Db, where: SQL | undefined, ...order: SQL[]): Promise<Course[]> => {
  const rows = await db
    .select()
    .from(courses)
    .innerJoin(courseSeries, eq(courses.seriesId, courseSeries.id))
    .leftJoin(courseRuns, eq(courseRuns.courseId, courses.id))
    .leftJoin(courseVenues, eq(courseVenues.courseId, courses.id))
    .leftJoin(courseLive, eq(courseLive.courseId, courses.id))
    .leftJoin(selfPacedCourses, eq(selfPacedCourses.courseId, courses.id))
    .where(where)
    .orderBy(...order);
  return rows.map(toCourse);
};

/** One kind, or several. */
export type Wanted<Kind extends CourseKind> = Kind | readonly Kind[];

const isOf =
  <Kind extends CourseKind>(wanted: Wanted<Kind> | undefined) =>
  (course: Course): course is CourseOf<Kind> =>
    wanted === undefined || [wanted].flat().some((kind) => kind === course.kind);

/**
 * By slug, id, code or a slug that the course had before; a slug of today goes first. Where a kind is named, courses of
 * others are not found.
 */
export const findCourse = async <Kind extends CourseKind = CourseKind>(
  db: Tx | Db,
  key: string,
  kind?: Wanted<Kind>,
): Promise<CourseOf<Kind> | null> => {
  const slug = key.toLowerCase();
  const named = [
    db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug)),
    db.select({ id: courses.id }).from(courses).where(sql`lower(${courses.code}) = ${slug}`),
    db.select({ id: courseSlugs.courseId }).from(courseSlugs).where(eq(courseSlugs.slug, slug)),
  ];
  const found = await selectCourses(
    db,
    // One condition for each index.
    sql`${courses.id} in (${sql.join(named, sql` union all `)}${isUuid(key) ? sql` union all select ${key}::uuid` : sql``})`,
    sql`${courses.slug} = ${slug} desc, lower(${courses.code}) = ${slug} desc`,
  );
  return found.find(isOf(kind)) ?? null;
};

export const findCourseById = async <Kind extends CourseKind = CourseKind>(
  db: Tx | Db,
  id: string,
  kind?: Wanted<Kind>,
): Promise<CourseOf<Kind> | null> => {
  const found = await selectCourses(db, eq(courses.id, id));
  return found.find(isOf(kind)) ?? null;
};

export const courseDirectory = async <Kind extends CourseKind = CourseKind>(
  db: Tx | Db,
  ids: readonly string[],
  kind?: Wanted<Kind>,
): Promise<Map<string, CourseOf<Kind>>> => {
  const found = ids.length > 0 ? await selectCourses(db, inArray(courses.id, [...ids])) : [];
  return new Map(found.filter(isOf(kind)).map((course) => [course.id, course]));
};

/** Self-paced courses that can be had now, the newest first: the same as the domain's `isOnOffer`. */
export const listOnOffer = async (db: Tx | Db): Promise<SelfPacedCourse[]> => {
  const isOnOffer = and(
    eq(courses.kind, 'ELearningCourse'),
    eq(courses.status, 'open'),
    not(courses.isTemplate),
    gt(selfPacedCourses.publishedVersion, 0),
  );
  return (await selectCourses(db, isOnOffer, desc(courses.id))).filter(isOf('ELearningCourse'));
};

/** Also a template, whatever its status: it is there to be copied. */
export const isHidden = ({ status, isTemplate }: Pick<Course, 'status' | 'isTemplate'>): boolean =>
  isTemplate || HIDDEN_STATUSES.some((one) => one === status);

/** Drafts and templates have no page. A cancelled course keeps its own, though it is in no list any more. */
export const hasPage = ({ status, isTemplate }: Pick<Course, 'status' | 'isTemplate'>): boolean =>
  !isTemplate && status !== 'draft';

/** The rows of a kind that visitors are shown. */
export const isPublicOfKind = (kind: RunKind): SQL => sql`(${publicOfKind(kind, courses)})`;

/** Those of every kind that takes place on certain days. */
export const isPublicRun = sql`(${sql.join(RUN_KINDS.map(isPublicOfKind), sql` or `)})`;

/** The lead stands at position 0, and nobody does where a draft has none yet. */
export type Teaching = { courseId: string; role: string; position: number; instructor: Instructor };

export const fullName = ({ firstName, lastName }: Pick<Instructor, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Who teaches these courses, the lead first. */
export const listTeaching = (db: Tx | Db, courseIds: readonly string[]): Promise<Teaching[]> =>
  db
    .select({
      courseId: courseInstructors.courseId,
      role: courseInstructors.role,
      position: courseInstructors.position,
      instructor: instructors,
    })
    .from(courseInstructors)
    .innerJoin(instructors, eq(courseInstructors.instructorId, instructors.id))
    .where(inArray(courseInstructors.courseId, [...courseIds]))
    .orderBy(asc(courseInstructors.courseId), asc(courseInstructors.position));

/** The names of who teaches each of these courses, the lead first. */
export const listTeacherNames = async (
  db: Tx | Db,
  courseIds: readonly string[],
): Promise<Map<string, string[]>> => {
  const rows = await db
    .select({
      courseId: courseInstructors.courseId,
      firstName: instructors.firstName,
      lastName: instructors.lastName,
    })
    .from(courseInstructors)
    .innerJoin(instructors, eq(courseInstructors.instructorId, instructors.id))
    .where(sql`${courseInstructors.courseId} = any(${sql.param(courseIds)}::uuid[])`)
    .orderBy(asc(courseInstructors.courseId), asc(courseInstructors.position));
  const names = new Map<string, string[]>();
  for (const { courseId, ...person } of rows)
    names.set(courseId, [...(names.get(courseId) ?? []), fullName(person)]);
  return names;
};

export const listAllInstructors = (db: Tx | Db): Promise<Instructor[]> =>
  db
    .select()
    .from(instructors)
    .orderBy(asc(instructors.lastName), asc(instructors.firstName), asc(instructors.id));

export const instructsCourse = async (db: Tx | Db, userId: string, courseId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: instructors.id })
    .from(courseInstructors)
    .innerJoin(instructors, eq(courseInstructors.instructorId, instructors.id))
    .where(and(eq(courseInstructors.courseId, courseId), eq(instructors.userId, userId)));
  return rows.length > 0;
};

/** By its id or its slug. */
export const findSeries = async (
  db: Tx | Db,
  { id, slug }: { id: string | null; slug: string },
): Promise<Series | null> => {
  const named = id === null ? eq(courseSeries.slug, slug) : eq(courseSeries.id, id);
  const [found] = await db.select().from(courseSeries).where(named);
  return found ?? null;
};

/** The series of this slug, made when there is none. */
export const ensureSeries = async (db: Tx, series: typeof courseSeries.$inferInsert): Promise<string> => {
  const [row] = await db
    .insert(courseSeries)
    .values(series)
    .onConflictDoUpdate({ target: courseSeries.slug, set: { slug: series.slug } })
    .returning({ id: courseSeries.id });
  return row?.id ?? series.id;
};

export const addToRating = async (
  db: Tx,
  { seriesId, sum, count }: { seriesId: string; sum: number; count: number },
): Promise<void> => {
  await db
    .update(courseSeries)
    .set({
      ratingSum: sql`${courseSeries.ratingSum} + ${sum}`,
      ratingCount: sql`${courseSeries.ratingCount} + ${count}`,
    })
    .where(eq(courseSeries.id, seriesId));
};

export type NewTeaching = Omit<typeof courseInstructors.$inferInsert, 'courseId'>;

export const insertTeaching = async (
  db: Tx,
  courseId: string,
  teaching: readonly NewTeaching[],
): Promise<void> => {
  if (teaching.length > 0)
    await db.insert(courseInstructors).values(teaching.map((row) => ({ ...row, courseId })));
};

export const insertInstructor = (db: Tx, instructor: typeof instructors.$inferInsert) =>
  db.insert(instructors).values(instructor);
