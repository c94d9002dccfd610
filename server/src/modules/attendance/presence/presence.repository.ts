import { and, asc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import {
  courseRuns,
  courseSessions,
  courses,
  enrolments,
  livePresence,
  liveSessions,
  users,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';

export type StoredPresence = typeof livePresence.$inferSelect;

/** Of the oldest first. */
export const presenceOf = (db: Tx | Db, enrolmentIds: readonly string[]): Promise<StoredPresence[]> =>
  db
    .select()
    .from(livePresence)
    .where(inArray(livePresence.enrolmentId, [...enrolmentIds]))
    .orderBy(asc(livePresence.from), asc(livePresence.id));

export type Beat = { userId: string; sessionId: string; device: string; at: Date; bridgedFrom: Date };

/** A session with its hours, on the clocks of its course. */
export type BeatenSession = {
  enrolmentId: string;
  date: string;
  startTime: string;
  endTime: string;
  zone: string;
  isContinued: boolean;
};

/**
 * Goes on with what this device was last in by, unless that is too long ago. What is told back is of a live session that this
 * person is on now and that is held; of others there is none. One statement, since every open page makes it.
 */
export const continueBeat = async (db: Tx | Db, beat: Beat): Promise<BeatenSession | undefined> => {
  const at = sql`${beat.at.toISOString()}::timestamptz`;
  const { rows } = await db.execute<BeatenSession>(sql`
    with place as (
      select ${enrolments.id} as enrolment_id, ${courseSessions.date} as date,
        ${courseSessions.startTime} as start_time, ${courseSessions.endTime} as end_time, ${courseRuns.zone} as zone
      from ${courseSessions}
      join ${liveSessions} on ${liveSessions.sessionId} = ${courseSessions.id} and ${isNull(liveSessions.cancelledAt)}
      join ${courseRuns} on ${courseRuns.courseId} = ${courseSessions.courseId}
      join ${courses} on ${courses.id} = ${courseSessions.courseId} and ${ne(courses.status, 'cancelled')}
      join ${enrolments} on ${enrolments.courseId} = ${courseSessions.courseId}
        and ${eq(enrolments.userId, beat.userId)} and ${isNull(enrolments.cancelledAt)}
      where ${eq(courseSessions.id, beat.sessionId)}
    ), continued as (
      update ${livePresence} set until = greatest(${livePresence.until}, ${at})
      from place
      where ${livePresence.enrolmentId} = place.enrolment_id and ${eq(livePresence.sessionId, beat.sessionId)}
        and ${eq(livePresence.device, beat.device)}
        and ${gte(livePresence.until, sql`${beat.bridgedFrom.toISOString()}::timestamptz`)}
      returning 1
    )
    select enrolment_id as "enrolmentId", date::text, start_time as "startTime", end_time as "endTime", zone,
      exists (select from continued) as "isContinued"
    from place`);
  return rows[0];
};

/** What somebody is counted in anew is decided one at a time. */
export const lockPerson = (db: Tx, userId: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

/** In which sessions of other courses somebody’s page was open since an instant, with the hours of those. */
export const beatenElsewhere = (db: Tx | Db, beat: Beat) =>
  db
    .select({
      title: courses.title,
      date: courseSessions.date,
      startTime: courseSessions.startTime,
      endTime: courseSessions.endTime,
      zone: courseRuns.zone,
    })
    .from(livePresence)
    .innerJoin(enrolments, eq(enrolments.id, livePresence.enrolmentId))
    .innerJoin(courseSessions, eq(courseSessions.id, livePresence.sessionId))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courseSessions.courseId))
    .innerJoin(courses, eq(courses.id, courseSessions.courseId))
    .where(
      and(
        eq(enrolments.userId, beat.userId),
        isNull(enrolments.cancelledAt),
        eq(livePresence.source, 'page'),
        gte(livePresence.until, beat.bridgedFrom),
        ne(
          courseSessions.courseId,
          sql`(select own.course_id from course_sessions own where own.id = ${beat.sessionId})`,
        ),
      ),
    );

export const insertBeat = (
  db: Tx,
  { at, ...place }: Pick<StoredPresence, 'sessionId' | 'enrolmentId' | 'device'> & { at: Date },
) => db.insert(livePresence).values({ ...place, id: uuidv7(), from: at, until: at });
