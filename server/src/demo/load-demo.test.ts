import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { teachingEndpoints } from '#contracts/course-office/teaching.ts';
import { courseEndpoints } from '#contracts/courses/in-person-courses.ts';
import { elearningEndpoints } from '#contracts/learning/elearning.ts';
import { adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { eur } from '#domain/money/money.ts';
import { coursesWithOtherDays } from '#server/testing/course-days.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { createLoadedDemo } from '#server/testing/worlds/loaded-demo.ts';
import { bindings } from '../bindings.ts';
import { instructsCourse } from '../modules/catalogue/index.ts';
import { promoProblemFor } from '../modules/promotions/index.ts';
import { verifyBooks } from '../verify-books.ts';
import { demoAccounts, isDemoDatabase, isEmptyDatabase, loadDemo } from './index.ts';

const demo = given(createLoadedDemo);

test('some months of business on thirty public courses, a draft and a cancelled one, without a complaint', () => {
  expect(demo.report?.courses).toBe(36);
  expect(demo.report?.orders).toBeGreaterThanOrEqual(60);
  expect(demo.complaints).toEqual([]);
});

test('the ledger balances, and payment cases know what it says', async () => {
  const { checked, problems } = await verifyBooks(demo.database.db);
  expect(problems).toEqual([]);
  expect(checked.captures).toBeGreaterThan(35);
});

test('seats that are counted are seats that are claimed, and never more than there are', async () => {
  const rows = await demo.rowsOf(sql`
    select course_id from course_runs c where capacity < taken
      or taken <> (select count(*) from seat_claims s where s.course_id = c.course_id and state <> 'released')
      or enrolled <> (select count(*) from seat_claims s where s.course_id = c.course_id and state = 'enrolled')
      or enrolled <> (select count(*) from enrolments e where e.course_id = c.course_id and cancelled_at is null)`);
  expect(rows).toEqual([]);
});

test('every course in person has the days of its run', async () => {
  expect(await coursesWithOtherDays(demo.database.db)).toEqual([]);
});

test('the courses that journeys know stand as they expect', async () => {
  const { call } = testCalls(bindings, { db: demo.database.db, ports: demo.deps.ports });
  const { answer } = await call(courseEndpoints.listInPersonCourses, {});
  const { courses } = courseEndpoints.listInPersonCourses.response.parse(answer);
  const bySlug = new Map(
    courses.map(({ slug, isPast, basic, enrollment }) => [
      slug,
      { status: basic.effectiveStatus, isPast, ...enrollment },
    ]),
  );
  const course = (slug: string) => bySlug.get(slug);
  expect(bySlug.size).toBe(30);
  expect(course('botox-professional-training-dubai-clinic')).toMatchObject({
    seatsLeft: 3,
    price: 1650,
    currentPrice: 1450,
    status: 'open',
  });
  expect(course('lip-and-perioral-fillers')).toMatchObject({ seatsLeft: 6, status: 'open' });
  expect(course('laser-safety-officer')).toMatchObject({ price: 890, currentPrice: 790, status: 'open' });
  expect(course('facial-anatomy-dissection')).toMatchObject({ seatsLeft: 1, status: 'open' });
  expect(course('consent-photography-and-records')).toMatchObject({ price: 0, status: 'open' });
  expect(course('advanced-full-face-contouring')).toMatchObject({ seatsLeft: 0, status: 'full' });
  expect(course('chemical-peels-and-skin-resurfacing')).toMatchObject({ status: 'completed', isPast: true });
  expect(course('microneedling-and-platelet-rich-plasma')).toMatchObject({ status: 'closed' });
  expect(course('thread-lifting-masterclass')).toMatchObject({ status: 'open' });
  expect(course('regenerative-skin-medicine')).toMatchObject({ status: 'open', deadline: null });
  expect(course('dermal-fillers-foundation')).toMatchObject({ seatsLeft: 4, isEarlyBirdActive: false });
  expect(course('laser-and-ipl-in-practice')).toMatchObject({ status: 'in-progress', isPast: false });
  expect(course('complications-and-ultrasound')).toMatchObject({ status: 'closed' });
  expect(course('emergencies-in-the-clinic')).toMatchObject({ status: 'full' });
  expect(bySlug.has('digital-smile-design') || bySlug.has('non-surgical-rhinoplasty')).toBe(false);
});

test('the flagship is rated 4.9 by 127 participants, and every rating is the sum of its reviews', async () => {
  const [flagship] = await demo.rowsOf<{ count: number; mean: string }>(sql`
    select rating_count count, round(rating_sum::numeric / rating_count, 1)::text mean
    from course_series where slug = 'botox-professional-training'`);
  expect(flagship).toEqual({ count: 127, mean: '4.9' });
  const wrong = await demo.rowsOf(sql`
    select s.slug from course_series s left join reviews r on r.series_id = s.id and r.state = 'published'
    group by s.id having s.rating_sum <> coalesce(sum(r.rating), 0) or s.rating_count <> count(r.id)`);
  expect(wrong).toEqual([]);
  const rated = await demo.rowsOf<{ n: number }>(
    sql`select rating_count n from course_series where rating_count > 0 and slug <> 'botox-professional-training'`,
  );
  expect(rated.length).toBeGreaterThanOrEqual(4);
  for (const { n } of rated) expect(n).toBeGreaterThanOrEqual(3);
});

test('whoever reviewed had a seat on a run that was over, and some reviews wait to be read', async () => {
  const strangers = await demo.rowsOf(sql`
    select r.id from reviews r join course_runs c on c.course_id = r.course_id where c.ends_at > r.created_at
      or not exists (select from enrolments e
        where e.course_id = r.course_id and e.user_id = r.user_id and e.created_at < c.starts_at)`);
  expect(strangers).toEqual([]);
  const states = await demo.rowsOf<{ state: string; n: number }>(
    sql`select state, count(*)::int n from reviews group by 1`,
  );
  expect(Object.fromEntries(states.map(({ state, n }) => [state, n]))).toMatchObject({
    pending: 4,
    rejected: 1,
  });
});

test('eight people have asked something, and some have an answer', async () => {
  const rows = await demo.rowsOf<{ status: string; n: number }>(
    sql`select status, count(*)::int n from enquiries group by 1`,
  );
  expect(Object.fromEntries(rows.map(({ status, n }) => [status, n]))).toEqual({
    new: 2,
    open: 2,
    answered: 2,
    closed: 1,
    spam: 1,
  });
});

test('every state that an order can be in is there, and something is overdue', async () => {
  const states = await demo.rowsOf<{ state: string; n: number }>(
    sql`select state, count(*)::int n from orders group by 1`,
  );
  expect(Object.fromEntries(states.map(({ state, n }) => [state, n]))).toMatchObject({
    cancelled: 6,
    lapsed: 2,
    placed: 1,
  });
  const overdue =
    await demo.rowsOf(sql`select id from obligations where voided_at is null and applied_aed < aed and due_on < current_date
    and owner_id in (select id from orders where state = 'confirmed')`);
  expect(overdue).toHaveLength(1);
  const unfinished = await demo.rowsOf(
    sql`select id from attempts where state in ('created', 'open', 'unknown')`,
  );
  expect(unfinished).toEqual([]);
  const refunds = await demo.rowsOf<{ state: string }>(sql`select state from refunds`);
  expect(refunds.map(({ state }) => state)).toEqual(Array(7).fill('succeeded'));
});

test('a transfer is awaited for some days yet', async () => {
  const rows = await demo.rowsOf<{ days: number }>(
    sql`select extract(day from hold_ends_at - now())::int days from orders where state = 'placed'`,
  );
  expect(rows).toEqual([{ days: 2 }]);
});

test('history lies in the past and sends no mail', async () => {
  const mails = await demo.rowsOf(sql`select id from mails`);
  expect(mails).toEqual([]);
  const today = await demo.rowsOf(
    sql`select id from captures where captured_at > now() - interval '12 hours'`,
  );
  expect(today).toEqual([]);
});

test('everybody can log in, and is who the label says', async () => {
  const roles: unknown[] = [];
  for (const { label } of demoAccounts) {
    const { caller } = await demo.signInAs(label);
    roles.push([caller.user?.role, caller.user?.emailVerified]);
  }
  expect(roles).toEqual([
    ['admin', true],
    ['staff', true],
    ['instructor', true],
    ['learner', true],
  ]);
});

test('the learner has two paid courses, one of them over, one with an open installment, two live and a free one; and three to learn', async () => {
  const { caller, call } = await demo.signInAs('Learner');
  const { answer } = await call(orderEndpoints.listOrders, {}, caller);
  const { orders } = orderEndpoints.listOrders.response.parse(answer);
  expect(
    orders.map(({ totalEur, paidEur, nextDue, state, course: { kind } }) => [
      totalEur,
      paidEur,
      nextDue !== null,
      state,
      kind,
    ]),
  ).toEqual([
    [4_500, 4_500, false, 'confirmed', 'ELearningCourse'],
    [18_000, 18_000, false, 'confirmed', 'OnlineLiveTraining'],
    [0, 0, false, 'confirmed', 'InPersonCourse'],
    [9_000, 9_000, false, 'confirmed', 'OnlineLiveTraining'],
    [145_000, 58_000, true, 'confirmed', 'InPersonCourse'],
    [15_000, 15_000, false, 'confirmed', 'OnlineLiveTraining'],
    [14_000, 14_000, false, 'confirmed', 'ELearningCourse'],
    [79_000, 79_000, false, 'confirmed', 'InPersonCourse'],
    [0, 0, false, 'confirmed', 'ELearningCourse'],
    [72_000, 72_000, false, 'confirmed', 'InPersonCourse'],
  ]);
  const own = await call(elearningEndpoints.listMyElearning, {}, caller);
  const { courses } = elearningEndpoints.listMyElearning.response.parse(own.answer);
  // As long as the slides last that are completed.
  expect(courses.map(({ learningProgress }) => learningProgress.overall.totalTimeSpent)).toEqual([
    712, 0, 536,
  ]);
});

test('the bodies that certify are named by courses', async () => {
  const { caller, call } = await demo.signInAs('Staff');
  const { answer } = await call(teachingEndpoints.listCertificationBodies, {}, caller);
  const { certificationBodies } = teachingEndpoints.listCertificationBodies.response.parse(answer);
  expect(certificationBodies.map(({ shortName, courses }) => [shortName, courses])).toEqual([
    ['ADEB', 2],
    ['HLSR', 3],
    ['IAA', 2],
    ['MCAM', 1],
  ]);
});

test('the instructor sees the flagship’s roster', async () => {
  const { caller, call } = await demo.signInAs('Instructor');
  const [flagship] = await demo.rowsOf<{ id: string }>(
    sql`select id from courses where slug = 'botox-professional-training-dubai-clinic'`,
  );
  expect(await instructsCourse(demo.database.db, caller.user?.id ?? '', flagship?.id ?? '')).toBe(true);
  const { answer } = await call(
    adminOrderEndpoints.getRoster,
    { courseId: 'botox-professional-training-dubai-clinic' },
    caller,
  );
  expect(answer.roster).toHaveLength(7);
});

test('promo codes take a part, take everything, or have ended', async () => {
  const ask = (code: string) =>
    promoProblemFor(demo.database.db, {
      code,
      userId: '00000000-0000-7000-8000-000000000000',
      lines: [{ courseId: '00000000-0000-7000-8000-000000000000', price: eur(10_000), isEarlyBird: true }],
      now: new Date(),
    });
  expect(await ask('welcome10')).toMatchObject({ promo: { discount: { bp: 1_000 } } });
  expect(await ask('AUREA100')).toMatchObject({ promo: { discount: { bp: 10_000 } } });
  expect(await ask('EXPIRED')).toMatchObject({ problem: 'expired' });
});

test('a loaded database is marked, and is not loaded again', async () => {
  expect(await isDemoDatabase(demo.database.db)).toBe(true);
  expect(await isEmptyDatabase(demo.database.db)).toBe(false);
  expect(await loadDemo(demo.deps)).toBeNull();
});

test('samples that were cut short count as none and are loaded from the beginning', async () => {
  const other = await freshDatabase();
  try {
    await other.db.execute(sql`insert into users (id, email, password_hash, role, first_name, last_name, created_at, updated_at)
      values (gen_random_uuid(), 'admin@aurea.example', 'none', 'admin', 'Cut', 'Short', now(), now())`);
    expect(await isEmptyDatabase(other.db)).toBe(true);
    const [first, second] = await Promise.all([
      loadDemo({ ...demo.deps, url: other.url }),
      loadDemo({ ...demo.deps, url: other.url }),
    ]);
    expect([first, second].filter((one) => one === null)).toHaveLength(1);
    expect((await verifyBooks(other.db)).problems).toEqual([]);
  } finally {
    await other.close();
  }
});
