import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { courseRuns, courses, courseVenues } from '#server/db/schema/index.ts';
import { transact } from '#server/platform/db/database.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { addInstructor } from '../../../server/src/modules/teaching/index.ts';
import type { Books } from '../books.ts';

const INSTRUCTORS = 12;
const STEP = 250;
const TOPICS = [
  'Botulinum Toxin',
  'Dermal Fillers',
  'Chemical Peels',
  'Threads',
  'Laser Safety',
  'Mésotherapy',
  'Rhinoplasty',
];
const CITIES = [
  ['Dubai', 'Asia/Dubai'],
  ['London', 'Europe/London'],
  ['New York', 'America/New_York'],
  ['Zürich', 'Europe/Zurich'],
  ['Mumbai', 'Asia/Kolkata'],
  ['Sydney', 'Australia/Sydney'],
] as const;

/**
 * Fills the catalogue up to `count` courses, a third of them over and the others in the next two years: copies of one
 * course with title, place, dates, price and seats of their own.
 */
export const addManyCourses = async ({ db, pool }: Books, count: number): Promise<void> => {
  const sample = await addCourse(db, {
    slug: 'bench-course-0',
    code: 'BENCH-0',
    description: 'What is taught, to whom, and why it matters in practice. '.repeat(8),
    content: {
      objectives: Array.from(
        { length: 8 },
        (_, line) => `Objective ${line}: assess, plan, treat and follow up`,
      ),
      modules: Array.from({ length: 6 }, (_, part) => ({
        title: `Module ${part}`,
        duration: '90 minutes',
        description:
          'Anatomy, indications, dosage, technique, complications and how to deal with each. '.repeat(3),
      })),
    },
    schedule: { duration: '2 days' },
  });
  const people = await transact(db, async (tx) => {
    const ids: string[] = [];
    for (let made = 0; made < INSTRUCTORS; made++) ids.push(await addInstructor({ db: tx }, personOf(made)));
    return ids;
  });
  const { rows } = await pool.query<{ there: number }>('SELECT count(*)::int AS there FROM courses');
  // In steps, because each row fires triggers that grow slow in one long transaction.
  for (let from = rows[0]?.there ?? 0; from < count; from += STEP) {
    const last = Math.min(from + STEP, count) - 1;
    for (const copyRows of COPY_COURSE)
      await pool.query(copyRows, [
        sample.id,
        from,
        last,
        TOPICS,
        CITIES.map(([city]) => city),
        CITIES.map(([, zone]) => zone),
      ]);
    await pool.query(GIVE_SESSIONS, [from, last]);
    await pool.query(GIVE_INSTRUCTOR, [people, from, last]);
    if (from % (10 * STEP) < STEP) await pool.query(`VACUUM ANALYZE ${WRITTEN}`);
  }
  await pool.query(`VACUUM ANALYZE ${WRITTEN}, course_series, instructors`);
};

const WRITTEN = 'courses, course_runs, course_venues, course_sessions, course_instructors, catalogue_version';

/** The same for each row of a course, in the form of a random one. */
const ID = `overlay(overlay(md5('bench-course-' || n) placing '4' from 13) placing '8' from 17)::uuid`;

/** One row of a course, each of them with what of it is said here. */
const copyRows = (table: PgTable, key: string): string => {
  const written = Object.values(getTableColumns(table))
    .filter(({ generated }) => !generated)
    .map(({ name }) => name);
  return `INSERT INTO ${getTableName(table)} (${written})
  SELECT ${written.map((name) => `copy.${name}`)} FROM ${getTableName(table)} sample,
  generate_series($2::int, $3::int) AS n,
  LATERAL (SELECT current_date - 365 + n * 7919 % 1095 AS first, n % 3 AS more,
    ($5::text[])[1 + n % cardinality($5)] AS town, ($6::text[])[1 + n % cardinality($6)] AS clock) AS run,
  LATERAL jsonb_populate_record(sample, jsonb_build_object(
    'id', ${ID}, 'course_id', ${ID}, 'slug', 'bench-course-' || n, 'code', 'BENCH-' || n,
    'title', ($4::text[])[1 + n % cardinality($4)] || ' in practice ' || n,
    'city', town, 'zone', clock, 'price_eur', 50000 + n % 200 * 1000, 'capacity', 4 + n % 20, 'taken', n % 5,
    'start_date', first, 'end_date', first + more,
    'starts_at', (first + time '09:00') AT TIME ZONE clock, 'deadline_at', (first + time '09:00') AT TIME ZONE clock,
    'ends_at', (first + more + time '17:00') AT TIME ZONE clock
  )) AS copy WHERE sample.${key} = $1`;
};

const COPY_COURSE = [
  copyRows(courses, 'id'),
  copyRows(courseRuns, 'course_id'),
  copyRows(courseVenues, 'course_id'),
];

const GIVE_SESSIONS = `INSERT INTO course_sessions (id, course_id, position, date, start_time, end_time)
  SELECT gen_random_uuid(), course_id, day + 1, start_date + day, start_time, end_time
  FROM generate_series($1::int, $2::int) AS n JOIN course_runs ON course_id = ${ID},
  generate_series(0, end_date - start_date) AS day`;

const GIVE_INSTRUCTOR = `INSERT INTO course_instructors (course_id, instructor_id, role, position)
  SELECT courses.id, ($1::uuid[])[1 + n % cardinality($1)], 'Lead Instructor', 0
  FROM generate_series($2::int, $3::int) AS n JOIN courses ON slug = 'bench-course-' || n`;

const personOf = (number: number) => ({
  slug: `bench-instructor-${number}`,
  firstName: 'Inés',
  lastName: `Instructor ${number}`,
  credentials: ['MD'],
  bio: 'Has taught for many years. '.repeat(20),
  specialties: ['Injectables'],
  yearsOfExperience: 10,
  photoUrl: '',
  linkedin: '',
  website: '',
  city: 'Dubai',
});
