import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { courseRuns, courseSessions } from './course-runs.ts';

/** Where a run takes place that one joins from anywhere. What is secret of it stands in no page, mail or feed. */
export const courseLive = pgTable('course_live', {
  courseId: uuid('course_id')
    .primaryKey()
    .references(() => courseRuns.courseId, { onDelete: 'cascade' }),
  /** As people know it: 'Zoom'. */
  platform: text('platform').notNull().default(''),
  /** Secret: it leads in. A session may have its own. */
  joinUrl: text('join_url').notNull().default(''),
  /** Secret: it makes whoever has it the host. */
  hostUrl: text('host_url').notNull().default(''),
  /** How long recordings can be seen after the last session; null where none are made. */
  recordingMonths: integer('recording_months'),
});

/** What a session of a live course has beside its day and hours. */
export const liveSessions = pgTable('live_sessions', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => courseSessions.id, { onDelete: 'cascade' }),
  title: text('title').notNull().default(''),
  /** Secret; empty where the course’s own is used. */
  joinUrl: text('join_url').notNull().default(''),
  hostUrl: text('host_url').notNull().default(''),
  cancelledAt: instant('cancelled_at'),
  cancelReason: text('cancel_reason').notNull().default(''),
});
