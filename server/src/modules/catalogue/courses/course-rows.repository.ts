import { and, eq, getTableColumns, gt, notExists, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type RunDays, sessionsOf } from '#domain/courses/course-sessions.ts';
import { localDate } from '#domain/time/local-date.ts';
import {
  attendanceMarks,
  courseLive,
  courseRuns,
  courseSessions,
  courses,
  courseVenues,
  selfPacedCourses,
} from '#server/db/schema/index.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { moveLiveSessions, type NewLiveSession, putLiveSessions } from '../live/live-sessions.repository.ts';
import { insertTeaching, type NewTeaching } from './catalogue.repository.ts';

type Core = Omit<typeof courses.$inferInsert, 'kind'>;
type Run = Omit<typeof courseRuns.$inferInsert, 'courseId'>;
type Venue = Omit<typeof courseVenues.$inferInsert, 'courseId'>;
/** A course in person, in whichever rows it is kept. */
export type NewInPerson = Core & Run & Venue & { kind: 'InPersonCourse' };
type Live = Omit<typeof courseLive.$inferInsert, 'courseId'>;
export type NewLive = Core &
  Run & { kind: 'OnlineLiveTraining'; live: Live; sessions: readonly NewLiveSession[] };
export type NewRun = NewInPerson | NewLive;
type SelfPaced = Omit<typeof selfPacedCourses.$inferInsert, 'courseId'>;
export type NewSelfPaced = Core & SelfPaced;
type LiveChanges = { live: Live; sessions: readonly NewLiveSession[] };
export type CourseChanges = Partial<Omit<Core & Run & Venue & LiveChanges & SelfPaced, 'id' | 'version'>>;

const valuesOf = (table: PgTable, values: object): object => {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in columns));
};

/** What is said of a course, by the row that keeps it. */
const inRows = <Said extends object>(said: Said) => ({
  core: valuesOf(courses, said) as Pick<Said, keyof Core & keyof Said>,
  run: valuesOf(courseRuns, said) as Pick<Said, keyof Run & keyof Said>,
  venue: valuesOf(courseVenues, said) as Pick<Said, keyof Venue & keyof Said>,
  selfPaced: valuesOf(selfPacedCourses, said) as Pick<Said, keyof SelfPaced & keyof Said>,
});

const DAYS = {
  courseId: courseRuns.courseId,
  startDate: courseRuns.startDate,
  endDate: courseRuns.endDate,
  startTime: courseRuns.startTime,
  endTime: courseRuns.endTime,
};
type StoredDays = Omit<RunDays, 'startDate' | 'endDate'> & {
  courseId: string;
  startDate: string | null;
  endDate: string | null;
};

const excluded = (column: { name: string }) => sql.raw(`excluded.${column.name}`);

/**
 * Sessions follow from the days of their run, whoever has given it these. A day that is only moved stays itself, and one on
 * which somebody was noted stays, whatever becomes of the run.
 */
const keepSessions = async (db: Tx, { courseId, ...days }: StoredDays): Promise<void> => {
  const startDate = days.startDate === null ? null : localDate(days.startDate);
  const endDate = days.endDate === null ? null : localDate(days.endDate);
  const sessions = sessionsOf({ ...days, startDate, endDate });
  const noted = db
    .select({ id: attendanceMarks.id })
    .from(attendanceMarks)
    .where(eq(attendanceMarks.sessionId, courseSessions.id));
  await db
    .delete(courseSessions)
    .where(
      and(
        eq(courseSessions.courseId, courseId),
        gt(courseSessions.position, sessions.length),
        notExists(noted),
      ),
    );
  if (sessions.length === 0) return;
  const { position, date, startTime, endTime } = courseSessions;
  await db
    .insert(courseSessions)
    .values(sessions.map((session) => ({ ...session, id: uuidv7(), courseId })))
    .onConflictDoUpdate({
      target: [courseSessions.courseId, position],
      set: { date: excluded(date), startTime: excluded(startTime), endTime: excluded(endTime) },
    });
};

/** The one way in which a course on certain days comes into being. */
export const insertRun = async (db: Tx, course: NewRun, teaching: readonly NewTeaching[]): Promise<void> => {
  const { core, run } = inRows(course);
  const courseId = course.id;
  await db.insert(courses).values({ ...core, kind: course.kind });
  const [days] = await db
    .insert(courseRuns)
    .values({ ...run, courseId })
    .returning(DAYS);
  if (course.kind === 'InPersonCourse') {
    await db.insert(courseVenues).values({ ...inRows(course).venue, courseId });
    if (days) await keepSessions(db, days);
  } else {
    await db.insert(courseLive).values({ ...course.live, courseId });
    await putLiveSessions(db, courseId, course.sessions);
  }
  await insertTeaching(db, courseId, teaching);
};

/** The one way in which a self-paced course does. */
export const insertSelfPaced = async (
  db: Tx,
  course: NewSelfPaced,
  teaching: readonly NewTeaching[],
): Promise<void> => {
  const { core, selfPaced } = inRows(course);
  await db.insert(courses).values({ ...core, kind: 'ELearningCourse' });
  await db.insert(selfPacedCourses).values({ ...selfPaced, courseId: course.id });
  await insertTeaching(db, course.id, teaching);
};

const changeSelfPaced = async (db: Tx, courseId: string, changes: Partial<SelfPaced>): Promise<void> => {
  if (Object.keys(changes).length > 0)
    await db.update(selfPacedCourses).set(changes).where(eq(selfPacedCourses.courseId, courseId));
};

/** Whether there is such a course, which then neither changes nor gets another version until the transaction ends. */
export const lockSelfPaced = async (db: Tx, courseId: string): Promise<boolean> => {
  const found = await db
    .select({ courseId: selfPacedCourses.courseId })
    .from(selfPacedCourses)
    .where(eq(selfPacedCourses.courseId, courseId))
    .for('no key update');
  return found.length > 0;
};

/** Whoever has the course open to edit it learns from the version that it is another now. */
export const changeCourse = async (db: Tx, courseId: string, changes: CourseChanges): Promise<void> => {
  const { core, run, venue, selfPaced } = inRows(changes);
  const [changed] = await db
    .update(courses)
    .set({ ...core, version: sql`${courses.version} + 1` })
    .where(eq(courses.id, courseId))
    .returning({ kind: courses.kind });
  if (changed?.kind === 'ELearningCourse') return changeSelfPaced(db, courseId, selfPaced);
  if (Object.keys(run).length > 0) {
    const [days] = await db
      .update(courseRuns)
      .set(run)
      .where(eq(courseRuns.courseId, courseId))
      .returning(DAYS);
    const follow = changed?.kind === 'OnlineLiveTraining' ? moveLiveSessions : keepSessions;
    if (days && !changes.sessions) await follow(db, days);
  }
  if (changes.sessions) await putLiveSessions(db, courseId, changes.sessions);
  if (changes.live) await db.update(courseLive).set(changes.live).where(eq(courseLive.courseId, courseId));
  if (Object.keys(venue).length > 0)
    await db.update(courseVenues).set(venue).where(eq(courseVenues.courseId, courseId));
};
