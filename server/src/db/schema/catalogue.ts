import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
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
import { CATEGORIES, DISCIPLINES } from '#contracts/courses/course-options.ts';
import { COURSE_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES, HIDDEN_STATUSES } from '#domain/courses/course-status.ts';
import { day, id, instant, minor } from './columns.ts';
import { users } from './identity.ts';

/** What is taught. Reviews and "notify me" hang here; a course is one way to learn it. */
export const courseSeries = pgTable(
  'course_series',
  {
    id: id(),
    slug: text('slug').notNull(),
    kind: text('kind', { enum: COURSE_KINDS }).notNull(),
    title: text('title').notNull(),
    discipline: text('discipline', { enum: DISCIPLINES }).notNull(),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
  },
  (t) => [
    uniqueIndex('course_series_slug_key').on(t.slug),
    unique('course_series_kind_key').on(t.id, t.kind),
  ],
);

export const instructors = pgTable(
  'instructors',
  {
    id: id(),
    slug: text('slug').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    credentials: text('credentials').array().notNull(),
    bio: text('bio').notNull(),
    specialties: text('specialties').array().notNull(),
    yearsOfExperience: integer('years_of_experience').notNull(),
    photoUrl: text('photo_url').notNull().default(''),
    linkedin: text('linkedin').notNull().default(''),
    website: text('website').notNull().default(''),
    city: text('city').notNull().default(''),
    /** The account that sees the rosters of what this person teaches. */
    userId: uuid('user_id').references(() => users.id),
  },
  (t) => [
    uniqueIndex('instructors_slug_key').on(t.slug),
    uniqueIndex('instructors_user_id_key').on(t.userId),
  ],
);

// Written into the statement: an index is chosen for words that are known when a query is planned.
const hidden = sql.raw(HIDDEN_STATUSES.map((status) => `'${status}'`).join(', '));

/** The courses of a kind that visitors are shown. */
export const publicOfKind = (
  wanted: RunKind,
  { status, isTemplate, kind }: Record<'status' | 'isTemplate' | 'kind', AnyPgColumn>,
): SQL => sql`${status} not in (${hidden}) and not ${isTemplate} and ${kind} = ${sql.raw(`'${wanted}'`)}`;

/** What every kind of course has; what a dated run has besides is in `course_runs`. */
export const courses = pgTable(
  'courses',
  {
    id: id(),
    seriesId: uuid('series_id').notNull(),
    kind: text('kind', { enum: COURSE_KINDS }).notNull(),
    slug: text('slug').notNull(),
    code: text('code').notNull(),
    /** What staff chose; machines never write it. */
    status: text('status', {
      enum: COURSE_STATUSES,
    }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    category: text('category', { enum: CATEGORIES }).notNull().default('aesthetic'),
    isFree: boolean('is_free').notNull().default(false),
    priceEur: minor('price_eur').notNull(),
    earlyBirdPriceEur: minor('early_bird_price_eur'),
    earlyBirdDays: integer('early_bird_days'),
    content: jsonb('content').notNull(),
    assessment: jsonb('assessment').notNull().default({}),
    certification: jsonb('certification').notNull(),
    inclusions: jsonb('inclusions').notNull(),
    contact: jsonb('contact').notNull(),
    media: jsonb('media').notNull(),
    paymentOptions: jsonb('payment_options').notNull(),
    policy: jsonb('policy').notNull(),
    reviews: jsonb('reviews').notNull().default({}),
    notificationSettings: jsonb('notification_settings').notNull().default({}),
    emailCustomization: jsonb('email_customization').notNull().default({}),
    metadata: jsonb('metadata').notNull().default({}),
    isTemplate: boolean('is_template')
      .notNull()
      .generatedAlwaysAs(sql`coalesce((metadata ->> 'isTemplate')::boolean, false)`),
    /** Title, code, city and instructors without case and accents; kept by triggers. */
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => users.id),
  },
  (t) => [
    uniqueIndex('courses_slug_key').on(t.slug),
    uniqueIndex('courses_code_key').on(sql`lower(${t.code})`),
    // A course is of the kind of its series.
    foreignKey({
      name: 'courses_series_kind_fk',
      columns: [t.seriesId, t.kind],
      foreignColumns: [courseSeries.id, courseSeries.kind],
    }),
    // In the order of `course_runs_list_idx`, so that both are read side by side, and no row that is not shown.
    index('courses_public_idx')
      .on(t.id, t.status, t.priceEur, t.earlyBirdPriceEur)
      .where(publicOfKind('InPersonCourse', t)),
    index('courses_public_live_idx')
      .on(t.id, t.status, t.priceEur, t.earlyBirdPriceEur)
      .where(publicOfKind('OnlineLiveTraining', t)),
    index('courses_in_person_idx')
      .on(t.id, t.status, t.isTemplate, t.priceEur, t.earlyBirdPriceEur, t.category)
      .where(sql`${t.kind} = 'InPersonCourse'`),
    // By what lists are ordered besides, without reading the rows, which are long.
    index('courses_in_person_names_idx')
      .on(t.id, t.isTemplate, t.code, t.title, t.createdAt)
      .where(sql`${t.kind} = 'InPersonCourse'`),
    index('courses_series_id_idx').on(t.seriesId),
    // Who shows a file is asked whenever a document is read.
    index('courses_media_idx').using('gin', t.media.op('jsonb_path_ops')),
    index('courses_search_text_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    check('courses_price_not_negative', sql`${t.priceEur} >= 0`),
  ],
);

/** A slug that a course had before: its address redirects. */
export const courseSlugs = pgTable('course_slugs', {
  slug: text('slug').primaryKey(),
  courseId: uuid('course_id')
    .notNull()
    .references(() => courses.id),
});

export const courseInstructors = pgTable(
  'course_instructors',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    instructorId: uuid('instructor_id')
      .notNull()
      .references(() => instructors.id),
    role: text('role').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.instructorId] })],
);

/** Why a course does not take place, who said so, and when. */
export const courseCancellations = pgTable('course_cancellations', {
  courseId: uuid('course_id')
    .primaryKey()
    .references(() => courses.id),
  reason: text('reason').notNull(),
  at: instant('at').notNull(),
  byId: uuid('by_id').references(() => users.id),
});

/** A move to other dates. Who was on the course before `at` may leave it free of charge until `withdrawUntil`. */
export const coursePostponements = pgTable(
  'course_postponements',
  {
    id: id(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    fromDate: day('from_date').notNull(),
    toDate: day('to_date').notNull(),
    reason: text('reason').notNull().default(''),
    withdrawUntil: instant('withdraw_until').notNull(),
    at: instant('at').notNull(),
    byId: uuid('by_id').references(() => users.id),
  },
  (t) => [index('course_postponements_course_idx').on(t.courseId, t.at)],
);

/** Who certifies: named by courses as issuing authority or beside it. */
export const certificationBodies = pgTable(
  'certification_bodies',
  {
    id: id(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull().default(''),
    description: text('description').notNull().default(''),
    website: text('website').notNull().default(''),
    logoUrl: text('logo_url').notNull().default(''),
    country: text('country').notNull().default(''),
  },
  (t) => [uniqueIndex('certification_bodies_name_key').on(sql`lower(${t.name})`)],
);

/**
 * Who sits where: `course_runs.taken` counts the rows that are not released. `placeId` names a row downstream: the place
 * of an order's line, or a place in the waiting list while the seat is offered to whoever has it. While a place is to be
 * moved it holds a seat on the run that it goes to beside its own.
 */
export const seatClaims = pgTable(
  'seat_claims',
  {
    id: id(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    placeId: uuid('place_id').notNull(),
    state: text('state', { enum: ['held', 'offered', 'enrolled', 'released'] }).notNull(),
    heldUntil: instant('held_until'),
    createdAt: instant('created_at').notNull(),
    releasedAt: instant('released_at'),
    /** Whom it was offered to before a place took it. */
    offeredTo: uuid('offered_to').references(() => users.id),
  },
  (t) => [
    uniqueIndex('seat_claims_offer_key').on(t.courseId, t.offeredTo).where(sql`${t.state} = 'offered'`),
    uniqueIndex('seat_claims_live_place_key').on(t.placeId, t.courseId).where(sql`${t.state} <> 'released'`),
    index('seat_claims_held_idx').on(t.courseId, t.heldUntil).where(sql`${t.state} in ('held', 'offered')`),
  ],
);

/** One row, `id = 1`: raised by a trigger whenever something public about the catalogue changes. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  /** Raised by a trigger whenever what can be found changes, which follows the catalogue a moment later. */
  searchVersion: bigint('search_version', { mode: 'number' }).notNull().default(1),
});
