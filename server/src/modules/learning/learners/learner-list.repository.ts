import { and, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { learnerStates } from '#contracts/learning/learner-states.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import type { Page } from '#server/calls/page.ts';
import {
  courses,
  enrolments,
  learningAttempts,
  orderLines,
  orderPlaces,
  orders,
  users,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { hasWord } from '#server/platform/db/words.ts';
import { ACADEMY_ZONE, instantOf } from '#server/platform/time.ts';

export type LearnerState = (typeof learnerStates)[number];
export type LearnerFilter = {
  state?: LearnerState;
  personId?: string;
  courseId?: string;
  words?: readonly string[];
};

/** Who has not been seen for so long has stopped. */
const SEEN_DAYS = 14;

const isOpen = (today: LocalDate) => sql`coalesce(${enrolments.accessUntil} >= ${today}, true)`;
const hasStopped = (today: LocalDate) => {
  const since = instantOf(addDays(today, -SEEN_DAYS), '00:00', ACADEMY_ZONE);
  return sql`coalesce(${learningAttempts.lastSeenAt}, ${learningAttempts.startedAt}) < ${since.toISOString()}::timestamptz`;
};

/** In this order: the first that holds is the state, and none of an access that ended before. */
const stateConditions = (today: LocalDate): Readonly<Record<LearnerState, SQL | undefined>> => {
  const isUnfinished = and(isNull(learningAttempts.completedAt), isOpen(today));
  return {
    finished: isNotNull(learningAttempts.completedAt),
    waiting: and(isNull(learningAttempts.id), isOpen(today)),
    stuck: and(isNotNull(learningAttempts.id), isUnfinished, hasStopped(today)),
    learning: and(isNotNull(learningAttempts.id), isUnfinished, sql`not ${hasStopped(today)}`),
  };
};

const stateOf = (today: LocalDate) => {
  const cases = Object.entries(stateConditions(today)).map(
    ([state, holds]) => sql`when ${holds} then ${sql.raw(`'${state}'`)}`,
  );
  return sql<LearnerState | null>`case ${sql.join(cases, sql` `)} end`;
};

const openAttempt = and(eq(learningAttempts.enrolmentId, enrolments.id), isNull(learningAttempts.archivedAt));

const isLearnt = and(eq(courses.kind, 'ELearningCourse'), isNull(enrolments.cancelledAt));

/** How many courses somebody learns at their own pace. */
export const countLearntBy = async (db: Tx | Db, personId: string): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(isLearnt, eq(enrolments.userId, personId)));
  return row?.count ?? 0;
};

/** Enrolments in self-paced courses, the last first. */
export const listLearners = (
  db: Tx | Db,
  { state, personId, courseId, words = [], today }: LearnerFilter & { today: LocalDate },
  { before, limit }: Page,
) =>
  db
    .select({ id: enrolments.id, state: stateOf(today), reference: orders.reference })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(orderPlaces, eq(orderPlaces.id, enrolments.placeId))
    .innerJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(learningAttempts, openAttempt)
    .where(
      and(
        isLearnt,
        personId ? eq(enrolments.userId, personId) : undefined,
        courseId ? eq(enrolments.courseId, courseId) : undefined,
        state && stateConditions(today)[state],
        ...words.map((word) => hasWord(users.searchText, word)),
        before ? lt(enrolments.id, before) : undefined,
      ),
    )
    .orderBy(desc(enrolments.id))
    .limit(limit);

/** Read from the attempts that are under way: there are fewer of them than people who are through. */
export const countUnderWay = async (
  db: Tx | Db,
  today: LocalDate,
): Promise<{ learning: number; stuck: number }> => {
  const countOf = (holds: SQL) => sql`count(*) filter (where ${holds})`.mapWith(Number);
  const [row] = await db
    .select({ learning: countOf(sql`not ${hasStopped(today)}`), stuck: countOf(hasStopped(today)) })
    .from(learningAttempts)
    .innerJoin(enrolments, openAttempt)
    .where(
      and(
        isNull(learningAttempts.archivedAt),
        isNull(learningAttempts.completedAt),
        isNull(enrolments.cancelledAt),
        isOpen(today),
      ),
    );
  return row ?? { learning: 0, stuck: 0 };
};
