import { and, asc, desc, eq, exists, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MailState } from '#domain/notices/mail-state.ts';
import type { Page } from '#server/calls/page.ts';
import { courseNotices, courseRuns, courses, enrolments, mails, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Notice } from '../notices/course-notices.repository.ts';

const withdrawers = alias(users, 'withdrawers');
const fullName = (person: typeof users | typeof withdrawers) =>
  sql<string | null>`${person.firstName} || ' ' || ${person.lastName}`;

/** What went to people: neither tries nor reminders that were called off. */
const wentOut = and(eq(courseNotices.state, 'sent'), inArray(courseNotices.kind, ['reminder', 'immediate']));

const selectSent = (db: Tx | Db) =>
  db
    .select({ notice: courseNotices, by: fullName(users), withdrawnBy: fullName(withdrawers) })
    .from(courseNotices)
    .leftJoin(users, eq(users.id, courseNotices.byId))
    .leftJoin(withdrawers, eq(withdrawers.id, courseNotices.withdrawnById))
    .$dynamic();
export type SentNotice = Awaited<ReturnType<typeof selectSent>>[number];

const saying = (word: string): SQL =>
  sql`strpos(lower(${courseNotices.subject} || ' ' || ${courseNotices.message}), ${word.toLowerCase()}) > 0`;

/** Newest first. */
export const listSent = (
  db: Tx | Db,
  { courseId, words }: { courseId: string; words: readonly string[] },
  { before, limit }: Page,
): Promise<SentNotice[]> =>
  selectSent(db)
    .where(
      and(
        eq(courseNotices.courseId, courseId),
        wentOut,
        ...words.map(saying),
        before ? lt(courseNotices.id, before) : undefined,
      ),
    )
    .orderBy(desc(courseNotices.id))
    .limit(limit);

type Key = { courseId: string; noticeId: string };

export const findSent = async (db: Tx | Db, { courseId, noticeId }: Key): Promise<SentNotice | undefined> => {
  const [row] = await selectSent(db).where(
    and(eq(courseNotices.id, noticeId), eq(courseNotices.courseId, courseId), wentOut),
  );
  return row;
};

const noticeOfMail = sql<string>`(${mails.data} ->> 'noticeId')`;
/** As the index of these mails has it. */
const isNotice = sql`${mails.template} = 'course-notice'`;

/** Of each of these notices, how many of its mails there are in each state. */
export const countMails = async (db: Tx | Db, noticeIds: readonly string[]) => {
  if (noticeIds.length === 0) return [];
  return db
    .select({ noticeId: noticeOfMail, state: mails.state, count: sql<number>`count(*)::int` })
    .from(mails)
    .where(and(isNotice, inArray(noticeOfMail, [...noticeIds])))
    .groupBy(noticeOfMail, mails.state);
};

/** Those to whom it went, in the order in which their mails were written down. */
export const listMails = (
  db: Tx | Db,
  { noticeId, state }: { noticeId: string; state: MailState | undefined },
  { before, limit }: Page,
) =>
  db
    .select({
      id: mails.id,
      name: fullName(users),
      email: mails.recipient,
      state: mails.state,
      sentAt: mails.sentAt,
      problem: mails.lastProblem,
    })
    .from(mails)
    .leftJoin(users, eq(users.id, sql`(${mails.data} ->> 'userId')::uuid`))
    .where(
      and(
        isNotice,
        eq(noticeOfMail, noticeId),
        state && eq(mails.state, state),
        before ? gt(mails.id, before) : undefined,
      ),
    )
    .orderBy(asc(mails.id))
    .limit(limit);

/** False where it stands on no page, or does so no longer. */
export const withdraw = async (
  db: Tx,
  { courseId, noticeId }: Key,
  how: Pick<Notice, 'withdrawnAt' | 'withdrawnById'>,
): Promise<boolean> => {
  const rows = await db
    .update(courseNotices)
    .set(how)
    .where(
      and(
        eq(courseNotices.id, noticeId),
        eq(courseNotices.courseId, courseId),
        courseNotices.isShown,
        isNull(courseNotices.withdrawnAt),
      ),
    )
    .returning({ id: courseNotices.id });
  return rows.length > 0;
};

const LONGEST_LIST = 100;

/** To whom: a participant, of all their courses or of one, or who may read everything that one course announced. */
export type Reader = { userId: string; courseId?: string; isHost?: boolean };

/** What stands on the pages of a person, newest first. A place that is passed on begins when it is. */
export const listShown = (db: Tx | Db, { userId, courseId, isHost = false }: Reader) => {
  const own = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.courseId, courseNotices.courseId),
        eq(enrolments.userId, userId),
        isNull(enrolments.cancelledAt),
        or(courseNotices.forLater, lte(enrolments.createdAt, courseNotices.at)),
      ),
    );
  return db
    .select({ notice: courseNotices, course: { title: courses.title, startDate: courseRuns.startDate } })
    .from(courseNotices)
    .innerJoin(courses, eq(courses.id, courseNotices.courseId))
    .innerJoin(courseRuns, eq(courseRuns.courseId, courseNotices.courseId))
    .where(
      and(
        courseNotices.isShown,
        isNull(courseNotices.withdrawnAt),
        courseId ? eq(courseNotices.courseId, courseId) : undefined,
        isHost ? undefined : exists(own),
      ),
    )
    .orderBy(desc(courseNotices.id))
    .limit(LONGEST_LIST);
};
