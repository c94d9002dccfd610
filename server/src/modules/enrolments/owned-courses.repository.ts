import { and, eq, isNull, sql } from 'drizzle-orm';
import { courses, enrolments, orderLines, orderPlaces, orders } from '#server/db/schema/index.ts';
import { builtOnce } from '#server/platform/db/built-once.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { OpenOrder } from '../orders/index.ts';

/** A course of those that were asked about, with what a person has of it, if anything. */
export type Owned = {
  courseId: string;
  enrolment: { id: string; accessUntil: string | null } | null;
  /** The order that waits for its payment, or is not placed yet, and gives them a place on it. */
  order: OpenOrder | null;
};

const USER = sql.placeholder('userId');

// The states stand in the text, so that the indexes of what is open are chosen whatever the values.
const byPerson = builtOnce((db) =>
  db
    .select({
      courseId: courses.id,
      enrolment: { id: enrolments.id, accessUntil: enrolments.accessUntil },
      order: { id: orders.id, reference: orders.reference, state: orders.state },
    })
    .from(courses)
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, courses.id), eq(enrolments.userId, USER), isNull(enrolments.cancelledAt)),
    )
    .leftJoin(
      orderPlaces,
      and(
        eq(orderPlaces.courseId, courses.id),
        eq(orderPlaces.userId, USER),
        sql`${orderPlaces.state} = 'open'`,
      ),
    )
    .leftJoin(orderLines, eq(orderLines.id, orderPlaces.lineId))
    .leftJoin(orders, and(eq(orders.id, orderLines.orderId), sql`${orders.state} in ('draft', 'placed')`))
    .where(sql`${courses.id} = any(${sql.placeholder('courseIds')}::uuid[])`)
    .prepare('owned-courses'),
);

/** What a person has of these courses: a live enrolment and an open place, of which each has one at most. */
export const listOwned = (
  db: Tx | Db,
  asked: { userId: string; courseIds: readonly string[] },
): Promise<Owned[]> => byPerson(db).execute(asked);
