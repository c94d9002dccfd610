import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import { coursesWithOtherDays } from '#server/testing/course-days.ts';
import { type EarlierDatabase, earlierDatabase } from '#server/testing/earlier-database.ts';
import { findCourse } from './catalogue.repository.ts';

/** The last of them in which a course was one row. */
const LAST = '0011_course_list_index';

const ID = '0198c0de-0000-7000-8000-000000000001';
const UNDATED = '0198c0de-0000-7000-8000-000000000002';

let database: EarlierDatabase;
beforeAll(async () => {
  database = await earlierDatabase(LAST);
});
afterAll(() => database.close());

const INSERT_COURSES = `
  INSERT INTO course_series (id, slug, kind, title, discipline)
    VALUES ('${ID}', 'botox', 'InPersonCourse', 'Botox', 'injectables');
  INSERT INTO instructors (id, slug, first_name, last_name, credentials, bio, specialties, years_of_experience)
    VALUES ('${ID}', 'ines', 'Inés', 'Núñez', '{MD}', '', '{}', 9);
  INSERT INTO courses (
    id, series_id, slug, code, status, title, city, country, price_eur, early_bird_price_eur, early_bird_days,
    early_bird_ends_at, start_date, end_date, start_time, end_time, zone, starts_at, ends_at, deadline_at, capacity,
    min_enrollment, taken, enrolled, seat_hold_minutes, venue, schedule, content, practical, certification, inclusions,
    contact, media, payment_options, policy, waitlist, attendance, reminder_settings, metadata, version, created_at,
    updated_at
  ) SELECT
    id, '${ID}', slug, code, 'open', 'Botox in practice', 'Zürich', 'Switzerland', 145000, 120000, 30,
    start_date - 30, start_date, start_date + 1, '08:30', '17:15', 'Europe/Zurich', start_date + time '06:30',
    start_date + 1 + time '15:15', start_date - 1, 12, 4, 2, 0, 45, '{"name": "Old Clinic"}', '{"language": "German"}', '{}',
    '{"studentRatio": "1:4"}', '{}', '{}', '{"phone": "+41"}', '{}', '{"acceptDeposit": true}',
    '${JSON.stringify(DEFAULT_POLICY)}', '{"enabled": true}', '{"minimumRequired": 90}',
    '{"reminderDays": 3}', '{"notes": "keep"}', 7, now(), now()
  FROM (VALUES
    ('${ID}'::uuid, 'botox-zurich', 'BTX-1', date '2027-04-09'),
    ('${UNDATED}', 'botox-some-day', 'BTX-2', null)
  ) AS run (id, slug, code, start_date);
  INSERT INTO course_instructors (course_id, instructor_id, role, position)
    VALUES ('${ID}', '${ID}', 'Lead Instructor', 0);`;

test('courses of an earlier start keep all that they say, in rows of their own, and get their days', async () => {
  await database.pool.query(INSERT_COURSES);
  const { rows } = await database.pool.query('SELECT to_jsonb(courses) AS course FROM courses ORDER BY code');
  await database.migrate();
  const moved = await database.pool.query(`
    SELECT to_jsonb(courses) || to_jsonb(course_runs) || to_jsonb(course_venues) AS course
    FROM courses JOIN course_runs ON course_runs.course_id = id JOIN course_venues ON course_venues.course_id = id
    ORDER BY code`);
  const joined = rows.map(({ course }) => ({ ...course, kind: 'InPersonCourse', course_id: course.id }));
  expect(moved.rows.map(({ course }) => course)).toEqual(joined);
  expect(await coursesWithOtherDays(database.db)).toEqual([]);
  const days = await database.pool.query(
    'SELECT course_id, position, date::text FROM course_sessions ORDER BY date',
  );
  expect(days.rows).toEqual([
    { course_id: ID, position: 1, date: '2027-04-09' },
    { course_id: ID, position: 2, date: '2027-04-10' },
  ]);
});

test('they are found, searched and counted as those that are made today', async () => {
  expect(await findCourse(database.db, 'btx-1', 'InPersonCourse')).toMatchObject({
    kind: 'InPersonCourse',
    city: 'Zürich',
    startDate: '2027-04-09',
    taken: 2,
    venue: { name: 'Old Clinic' },
    attendance: { minimumRequired: 90 },
  });
  const text = async () => {
    const { rows } = await database.pool.query('SELECT search_text FROM courses WHERE id = $1', [ID]);
    return rows[0]?.search_text;
  };
  expect(await text()).toBe('botox in practice btx-1 zurich ines nunez');
  await database.pool.query(`UPDATE course_venues SET city = 'Genève' WHERE course_id = $1`, [ID]);
  expect(await text()).toBe('botox in practice btx-1 geneve ines nunez');
  await database.pool.query(
    `INSERT INTO seat_claims (id, course_id, place_id, state, created_at) VALUES ($1, $1, $1, 'enrolled', now())`,
    [ID],
  );
  expect(await findCourse(database.db, ID, 'InPersonCourse')).toMatchObject({ taken: 2, enrolled: 1 });
});

test('no course is of another kind than its series', async () => {
  const change = database.pool.query(`UPDATE courses SET kind = 'ELearningCourse' WHERE id = $1`, [ID]);
  await expect(change).rejects.toMatchObject({ constraint: 'courses_series_kind_fk' });
});
