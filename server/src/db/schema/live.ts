import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Chapter } from '#domain/live/chapters.ts';
import { PRESENCE_SOURCES } from '#domain/live/presence.ts';
import { id, instant } from './columns.ts';
import { courseRuns, courseSessions } from './course-runs.ts';
import { enrolments } from './enrolments.ts';
import { users } from './identity.ts';
import { files } from './media.ts';

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
  /** When who teaches it, or staff, first went in from here. */
  hostJoinedAt: instant('host_joined_at'),
  cancelledAt: instant('cancelled_at'),
  cancelReason: text('cancel_reason').notNull().default(''),
});

/**
 * What became of sessions under the people who were to come, newest last; what one act did has one `actId`. The times are those
 * from before: those of now are the session’s own.
 */
export const liveSessionChanges = pgTable(
  'live_session_changes',
  {
    id: id(),
    actId: uuid('act_id').notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => courseSessions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['moved', 'cancelled'] }).notNull(),
    fromStartsAt: instant('from_starts_at').notNull(),
    fromEndsAt: instant('from_ends_at').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('live_session_changes_session_idx').on(t.sessionId, t.id),
    index('live_session_changes_act_idx').on(t.actId),
  ],
);

/** Who has gone to the platform from here, and when first. */
export const liveJoins = pgTable(
  'live_joins',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => courseSessions.id),
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => enrolments.id),
    joinedAt: instant('joined_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.enrolmentId] })],
);

/**
 * From when to when somebody was in a session: by one device and the clock of the server, or as the platform's list says.
 * What counts of it is a function of all of it (`domain/live/presence.ts`).
 */
export const livePresence = pgTable(
  'live_presence',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => courseSessions.id),
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => enrolments.id),
    /** `platform`: taken over from its list, all of a session at once. */
    source: text('source', { enum: PRESENCE_SOURCES }).notNull().default('page'),
    /** The login that its page was open under; empty where the platform says it. */
    device: text('device').notNull(),
    from: instant('from').notNull(),
    until: instant('until').notNull(),
  },
  (t) => [
    index('live_presence_enrolment_idx').on(t.enrolmentId, t.sessionId, t.device),
    index('live_presence_platform_idx').on(t.sessionId).where(sql`${t.source} = 'platform'`),
  ],
);

/** The recording of a session: one, whose film may be replaced. */
export const liveRecordings = pgTable(
  'live_recordings',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .unique()
      .references(() => liveSessions.sessionId, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    /** Null where the film does not say. */
    durationMs: integer('duration_ms'),
    /** WebVTT; empty where there are none. */
    captions: text('captions').notNull().default(''),
    chapters: jsonb('chapters').$type<readonly Chapter[]>().notNull().default([]),
    uploadedAt: instant('uploaded_at').notNull(),
    /** Null while only staff see it. */
    publishedAt: instant('published_at'),
  },
  (t) => [index('live_recordings_file_idx').on(t.fileId)],
);

/** Where somebody was last in a recording, on whichever device. */
export const liveRecordingPositions = pgTable(
  'live_recording_positions',
  {
    recordingId: uuid('recording_id')
      .notNull()
      .references(() => liveRecordings.id, { onDelete: 'cascade' }),
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => enrolments.id),
    positionMs: integer('position_ms').notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.recordingId, t.enrolmentId] })],
);

/** The platform's list that was last taken over for a session. Of whom it named, only participants are kept. */
export const livePlatformLists = pgTable('live_platform_lists', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => courseSessions.id),
  fileName: text('file_name').notNull(),
  /** In which its clocks were read. */
  zone: text('zone').notNull(),
  takenAt: instant('taken_at').notNull(),
  takenBy: uuid('taken_by')
    .notNull()
    .references(() => users.id),
});
