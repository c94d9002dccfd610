import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { EVENT_KINDS } from '#contracts/learning/progress.ts';
import { courses } from '../catalogue.ts';
import { id, instant } from '../columns.ts';
import { enrolments } from '../enrolments.ts';
import { users } from '../identity.ts';

/** Stretches of time in milliseconds since 1970, as PostgreSQL writes them; their union counts nothing twice. */
const stretches = customType<{ data: string }>({ dataType: () => 'int8multirange' });

/** A version of a self-paced course. Once published, a trigger refuses every change of it and of what is in it. */
export const courseVersions = pgTable(
  'course_versions',
  {
    id: id(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    number: integer('number').notNull(),
    /** What learners of the version before are told. */
    changes: text('changes').array().notNull().default(sql`'{}'`),
    /** Modules, sections and heads of slides, in their order: all that is read of a version at once. */
    outline: jsonb('outline').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    publishedAt: instant('published_at'),
  },
  (t) => [unique('course_versions_number_key').on(t.courseId, t.number)],
);

/** A slide of a version. `slideId` is the same in all versions that have it. */
export const versionSlides = pgTable(
  'version_slides',
  {
    versionId: uuid('version_id')
      .notNull()
      .references(() => courseVersions.id, { onDelete: 'cascade' }),
    slideId: text('slide_id').notNull(),
    position: integer('position').notNull(),
    isRequired: boolean('is_required').notNull(),
    isSample: boolean('is_sample').notNull(),
    body: jsonb('body').notNull(),
    /** Title, text and script without case and accents. */
    searchText: text('search_text').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.versionId, t.slideId] }),
    uniqueIndex('version_slides_position_key').on(t.versionId, t.position),
  ],
);

/** A test of a version, with its right answers: nothing that leaves the server is made of it but by `present-test.ts`. */
export const versionTests = pgTable(
  'version_tests',
  {
    versionId: uuid('version_id')
      .notNull()
      .references(() => courseVersions.id, { onDelete: 'cascade' }),
    testId: text('test_id').notNull(),
    position: integer('position').notNull(),
    body: jsonb('body').notNull(),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.testId] })],
);

/**
 * Somebody's way through a course: the first begins with the first look at it, starting over archives one and begins the
 * next. Its totals follow from its events, whatever their order.
 */
export const learningAttempts = pgTable(
  'learning_attempts',
  {
    id: id(),
    enrolmentId: uuid('enrolment_id')
      .notNull()
      .references(() => enrolments.id),
    number: integer('number').notNull(),
    /** The version that is learned, until a newer one is accepted. */
    versionId: uuid('version_id')
      .notNull()
      .references(() => courseVersions.id),
    startedAt: instant('started_at').notNull(),
    archivedAt: instant('archived_at'),
    /** All that was required was completed; stays when a newer version asks for more. */
    completedAt: instant('completed_at'),
    /** Of the latest event by the corrected clock, then by its id. */
    positionSlideId: text('position_slide_id'),
    positionMs: integer('position_ms').notNull().default(0),
    positionAt: instant('position_at'),
    positionEventId: uuid('position_event_id'),
    active: stretches('active').notNull().default('{}'),
    lastSeenAt: instant('last_seen_at'),
  },
  (t) => [
    uniqueIndex('learning_attempts_open_key').on(t.enrolmentId).where(sql`${t.archivedAt} is null`),
    unique('learning_attempts_number_key').on(t.enrolmentId, t.number),
    index('learning_attempts_version_idx').on(t.versionId),
    // Who is under way.
    index('learning_attempts_under_way_idx')
      .on(t.enrolmentId)
      .where(sql`${t.archivedAt} is null and ${t.completedAt} is null`),
  ],
);

/** Only ever grows. */
export const completedSlides = pgTable(
  'completed_slides',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => learningAttempts.id),
    slideId: text('slide_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.slideId] })],
);

/**
 * What the events of a slide come to: they are not kept for ever. Its times only ever reach further, and `activeMs` is
 * their sum, so that their order does not matter.
 */
export const seenSlides = pgTable(
  'seen_slides',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => learningAttempts.id),
    slideId: text('slide_id').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    activeMs: bigint('active_ms', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.slideId] })],
);

/** What devices told, each event once. */
export const learningEvents = pgTable(
  'learning_events',
  {
    id: id(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => learningAttempts.id),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    slideId: text('slide_id').notNull(),
    /** Corrected by the clock of the server. */
    at: instant('at').notNull(),
    clientSeq: bigint('client_seq', { mode: 'number' }).notNull(),
    activeMs: integer('active_ms').notNull(),
    positionMs: integer('position_ms'),
    answer: jsonb('answer'),
  },
  (t) => [
    index('learning_events_attempt_idx').on(t.attemptId, t.at),
    index('learning_events_answer_idx').on(t.attemptId).where(sql`${t.kind} = 'answer'`),
  ],
);

const pinned = {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  courseId: uuid('course_id')
    .notNull()
    .references(() => courses.id),
  slideId: text('slide_id').notNull(),
  positionMs: integer('position_ms').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Of what was removed its id is left, so that nothing that comes late brings it back. */
  removedAt: instant('removed_at'),
};

/** Private to who wrote them, and theirs through all attempts. */
export const learningNotes = pgTable(
  'learning_notes',
  { ...pinned, text: text('text').notNull(), updatedAt: instant('updated_at').notNull() },
  (t) => [index('learning_notes_user_idx').on(t.userId, t.courseId, t.createdAt)],
);

export const learningBookmarks = pgTable('learning_bookmarks', pinned, (t) => [
  index('learning_bookmarks_user_idx').on(t.userId, t.courseId, t.createdAt),
]);

/** A test that somebody sits: questions and answers in the order of its seed, marked once. */
export const testSittings = pgTable(
  'test_sittings',
  {
    id: id(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => learningAttempts.id),
    versionId: uuid('version_id').notNull(),
    testId: text('test_id').notNull(),
    number: integer('number').notNull(),
    seed: integer('seed').notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at'),
    answers: jsonb('answers').notNull().default({}),
    submittedAt: instant('submitted_at'),
    scorePercent: integer('score_percent'),
    isPassed: boolean('is_passed'),
  },
  (t) => [
    foreignKey({
      name: 'test_sittings_test_fk',
      columns: [t.versionId, t.testId],
      foreignColumns: [versionTests.versionId, versionTests.testId],
    }),
    index('test_sittings_version_idx').on(t.versionId, t.testId),
    unique('test_sittings_number_key').on(t.attemptId, t.testId, t.number),
    uniqueIndex('test_sittings_open_key').on(t.attemptId, t.testId).where(sql`${t.submittedAt} is null`),
    check(
      'test_sittings_marked',
      sql`(${t.submittedAt} is null) = (${t.scorePercent} is null) and (${t.submittedAt} is null) = (${t.isPassed} is null)`,
    ),
  ],
);
