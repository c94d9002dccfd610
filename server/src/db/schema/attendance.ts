import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ATTENDANCE_METHODS, MARK_KINDS } from '#contracts/attendance/attendance-options.ts';
import { id, instant } from './columns.ts';
import { courseSessions } from './course-runs.ts';
import { enrolments } from './enrolments.ts';
import { users } from './identity.ts';
import { files } from './media.ts';

const enrolmentId = () =>
  uuid('enrolment_id')
    .notNull()
    .references(() => enrolments.id);
const user = (name: string) => uuid(name).references(() => users.id);

/**
 * What was noted of somebody's presence on a day of a run. Only ever added to, in any order and as late as it comes; its id
 * is made where it was noted, so that nothing counts twice. What stands follows from all of it (`domain/attendance`).
 */
export const attendanceMarks = pgTable(
  'attendance_marks',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => courseSessions.id),
    enrolmentId: enrolmentId(),
    kind: text('kind', { enum: MARK_KINDS }).notNull(),
    /** When the person came or left. */
    at: instant('at').notNull(),
    /** When it was noted, by the clock of the server. */
    madeAt: instant('made_at').notNull(),
    method: text('method', { enum: ATTENDANCE_METHODS }).notNull(),
    /** Null: the person themself. */
    madeBy: user('made_by'),
    reason: text('reason').notNull().default(''),
    /** Path of what was drawn, in a box of 1000 by 300. */
    signature: text('signature'),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    index('attendance_marks_session_idx').on(t.sessionId),
    index('attendance_marks_enrolment_idx').on(t.enrolmentId),
  ],
);

/** What an instructor has seen somebody do. The latest of each kind counts. */
export const handsOnResults = pgTable(
  'hands_on_results',
  {
    id: id(),
    enrolmentId: enrolmentId(),
    kind: text('kind', { enum: ['practical', 'exam'] }).notNull(),
    isPassed: boolean('is_passed').notNull(),
    note: text('note').notNull().default(''),
    decidedAt: instant('decided_at').notNull(),
    decidedBy: user('decided_by').notNull(),
  },
  (t) => [index('hands_on_results_enrolment_idx').on(t.enrolmentId, t.kind, t.decidedAt)],
);

/** A film of a procedure that a participant hands in. The latest counts. */
export const videoSubmissions = pgTable(
  'video_submissions',
  {
    id: id(),
    enrolmentId: enrolmentId(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    submittedAt: instant('submitted_at').notNull(),
    isAccepted: boolean('is_accepted'),
    note: text('note').notNull().default(''),
    decidedAt: instant('decided_at'),
    decidedBy: user('decided_by'),
  },
  (t) => [
    index('video_submissions_enrolment_idx').on(t.enrolmentId, t.submittedAt),
    uniqueIndex('video_submissions_open_key').on(t.enrolmentId).where(sql`${t.decidedAt} is null`),
  ],
);

/** The test of a course in person, with its questions as they were when it was begun; marked once. */
export const assessmentSittings = pgTable(
  'assessment_sittings',
  {
    id: id(),
    enrolmentId: enrolmentId(),
    number: integer('number').notNull(),
    seed: integer('seed').notNull(),
    assessment: jsonb('assessment').notNull(),
    startedAt: instant('started_at').notNull(),
    answers: jsonb('answers').notNull().default({}),
    submittedAt: instant('submitted_at'),
    scorePercent: integer('score_percent'),
    isPassed: boolean('is_passed'),
  },
  (t) => [
    unique('assessment_sittings_number_key').on(t.enrolmentId, t.number),
    uniqueIndex('assessment_sittings_open_key').on(t.enrolmentId).where(sql`${t.submittedAt} is null`),
  ],
);
