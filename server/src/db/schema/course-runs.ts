import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { courses } from './catalogue.ts';
import { day, id, instant } from './columns.ts';
import { users } from './identity.ts';

/**
 * What a course that takes place on certain days has, in person or live. What sells its seats locks this row. It goes
 * with its course, as do its venue and its days.
 */
export const courseRuns = pgTable(
  'course_runs',
  {
    courseId: uuid('course_id')
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    startDate: day('start_date'),
    endDate: day('end_date'),
    startTime: text('start_time').notNull().default('09:00'),
    endTime: text('end_time').notNull().default('17:00'),
    zone: text('zone').notNull().default('Asia/Dubai'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    deadlineAt: instant('deadline_at'),
    earlyBirdEndsAt: instant('early_bird_ends_at'),
    capacity: integer('capacity').notNull(),
    /** With fewer it is not held. */
    minEnrollment: integer('min_enrollment').notNull().default(5),
    taken: integer('taken').notNull().default(0),
    enrolled: integer('enrolled').notNull().default(0),
    /** Seats left, all above five being six: what lists ask, so that few sales change an index. */
    seatsShown: integer('seats_shown').notNull().generatedAlwaysAs(sql`least(capacity - taken, 6)`),
    seatHoldMinutes: integer('seat_hold_minutes').notNull().default(30),
    schedule: jsonb('schedule').notNull(),
    waitlist: jsonb('waitlist').notNull().default({}),
    attendance: jsonb('attendance').notNull().default({}),
    reminderSettings: jsonb('reminder_settings').notNull().default({}),
  },
  (t) => [
    // What lists begin with that are in the order of their dates.
    index('course_runs_start_idx').on(t.startDate, t.courseId, t.endDate, t.zone),
    // The next ones first, past those that are over.
    index('course_runs_next_idx').on(t.startsAt, t.courseId, t.endsAt),
    // All that is asked of every run, in the order of the courses' own indexes.
    index('course_runs_list_idx').on(
      t.courseId,
      t.startDate,
      t.endDate,
      t.zone,
      t.startsAt,
      t.endsAt,
      t.deadlineAt,
      t.seatsShown,
      t.earlyBirdEndsAt,
    ),
    check('course_runs_taken_within_capacity', sql`${t.taken} >= 0 and ${t.taken} <= ${t.capacity}`),
    check('course_runs_enrolled_within_taken', sql`${t.enrolled} >= 0 and ${t.enrolled} <= ${t.taken}`),
  ],
);

/** A run that is held with fewer than it needs. It holds for the date that it was decided on. */
export const courseRunDecisions = pgTable('course_run_decisions', {
  courseId: uuid('course_id')
    .primaryKey()
    .references(() => courseRuns.courseId, { onDelete: 'cascade' }),
  startDate: day('start_date').notNull(),
  reason: text('reason').notNull(),
  decidedBy: uuid('decided_by')
    .notNull()
    .references(() => users.id),
  decidedAt: instant('decided_at').notNull(),
  /** When its participants were told; null where nobody was yet. */
  toldAt: instant('told_at'),
});

/** Where a run takes place that one goes to, and what is done with one's hands there. */
export const courseVenues = pgTable(
  'course_venues',
  {
    courseId: uuid('course_id')
      .primaryKey()
      .references(() => courseRuns.courseId, { onDelete: 'cascade' }),
    city: text('city').notNull().default(''),
    country: text('country').notNull().default(''),
    venue: jsonb('venue').notNull(),
    practical: jsonb('practical').notNull(),
  },
  (t) => [index('course_venues_place_idx').on(t.city, t.country, t.courseId)],
);

/** The days of a run. They follow from its dates and hours, and keep their ids while it is moved. */
export const courseSessions = pgTable(
  'course_sessions',
  {
    id: id(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courseRuns.courseId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    date: day('date').notNull(),
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
  },
  (t) => [uniqueIndex('course_sessions_position_key').on(t.courseId, t.position)],
);
