import { eq } from 'drizzle-orm';
import {
  certificates,
  courseSessions,
  courseVersions,
  enrolments,
  lineChanges,
  liveRecordings,
  orders,
  waiting,
} from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

type Found = Promise<Record<string, string | null>[]>;
type Find = (db: Tx | Db, id: string) => Found;

/** What follows from an id that an event has, in this order: what one finds may be asked for by the next. */
export const FOLLOWING: readonly (readonly [key: string, find: Find])[] = [
  [
    'changeId',
    (db, id) => db.select({ orderId: lineChanges.orderId }).from(lineChanges).where(eq(lineChanges.id, id)),
  ],
  ['orderId', (db, id) => db.select({ reference: orders.reference }).from(orders).where(eq(orders.id, id))],
  [
    'enrolmentId',
    (db, id) =>
      db
        .select({ courseId: enrolments.courseId, userId: enrolments.userId })
        .from(enrolments)
        .where(eq(enrolments.id, id)),
  ],
  [
    'waitingId',
    (db, id) =>
      db
        .select({ courseId: waiting.courseId, userId: waiting.userId })
        .from(waiting)
        .where(eq(waiting.id, id)),
  ],
  [
    'certificateId',
    (db, id) => db.select({ number: certificates.number }).from(certificates).where(eq(certificates.id, id)),
  ],
  [
    'versionId',
    (db, id) =>
      db.select({ courseId: courseVersions.courseId }).from(courseVersions).where(eq(courseVersions.id, id)),
  ],
  [
    'recordingId',
    (db, id) =>
      db
        .select({ courseId: courseSessions.courseId })
        .from(liveRecordings)
        .innerJoin(courseSessions, eq(courseSessions.id, liveRecordings.sessionId))
        .where(eq(liveRecordings.id, id)),
  ],
];
