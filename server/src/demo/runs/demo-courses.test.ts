import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminCourses } from '#contracts/course-office/admin-course.ts';
import { adminCourseEndpoints as calls } from '#contracts/course-office/admin-courses.ts';
import { type Media, mediaSection } from '#contracts/course-office/sections/media.ts';
import { elearningEndpoints } from '#contracts/learning/elearning.ts';
import { orderEndpoints } from '#contracts/orders/orders.ts';
import { given } from '#server/testing/given.ts';
import { createLoadedDemo } from '#server/testing/worlds/loaded-demo.ts';
import { clearFiles, findFiles } from '../../modules/media/index.ts';

const demo = given(createLoadedDemo);

test('every course of the samples can be opened by staff, and is saved as it was read once it has a date', async () => {
  const { caller, call } = await demo.signInAs('Administrator');
  const read = async (id: string) => {
    const { answer } = await call(calls.getAdminCourse, { id }, caller);
    return adminCourses.InPersonCourse.parse(answer.course);
  };
  const courses = await demo.rowsOf<{ id: string; code: string }>(
    sql`select id, code from courses where kind = 'InPersonCourse' and not is_template`,
  );
  expect(courses.length).toBe(32);
  for (const { id, code } of courses) {
    const { updatedAt: _, metadata, version, ...before } = await read(id);
    const form = { ...before, metadata, version, id, saveAsDraft: false };
    const { answer } = await call(calls.updateAdminCourse, form, caller);
    const isDated = before.schedule.startDate !== null;
    expect([code, answer.message]).toEqual([
      code,
      isDated ? 'Course updated successfully!' : 'Start date is required',
    ]);
    expect(await read(id)).toMatchObject(before);
  }
});

test('the course office has templates, a pair that meets, and a course that too few have booked', async () => {
  const { caller, call } = await demo.signInAs('Staff');
  const { answer } = await call(calls.listAdminCourses, { view: 'templates' }, caller);
  const templates = calls.listAdminCourses.response.parse(answer);
  expect(templates.courses.map(({ metadata }) => metadata.templateName).toSorted()).toEqual([
    'Professional training, two days',
    'Workshop, one day',
  ]);
  const { conflicts } = calls.listCourseClashes.response.parse(
    (await call(calls.listCourseClashes, {}, caller)).answer,
  );
  expect(conflicts.map(({ kind, name }) => [kind, name])).toEqual([['instructor', 'Lorenzo Galli']]);
  const few = calls.listAdminCourses.response.parse(
    (await call(calls.listAdminCourses, { view: 'needs-minimum' }, caller)).answer,
  );
  expect(few.courses.map(({ slug }) => slug)).toContain('facial-aesthetics-for-dentists');
  const categories = await demo.rowsOf<{ category: string }>(
    sql`select distinct category from courses order by 1`,
  );
  expect(categories.map(({ category }) => category)).toEqual([
    'aesthetic',
    'business',
    'medical',
    'technical',
  ]);
});

test('a cancelled course has given everything back, and a postponed one may be left free of charge', async () => {
  const orders = await demo.rowsOf<{ state: string; paid: number; returned: number }>(sql`
    select o.state, (select sum(k.aed)::int from captures k where k.owner_id = o.id) as paid,
      (select sum(r.aed)::int from refunds r join captures k on k.id = r.capture_id where k.owner_id = o.id) as returned
    from orders o join order_lines l on l.order_id = o.id join courses c on c.id = l.course_id where c.slug = 'non-surgical-rhinoplasty'`);
  expect(orders).toHaveLength(2);
  for (const { state, paid, returned } of orders) expect([state, returned]).toEqual(['cancelled', paid]);
  const learner = await demo.signInAs('Learner');
  const { answer } = await learner.call(orderEndpoints.listOrders, {}, learner.caller);
  const reference = orderEndpoints.listOrders.response
    .parse(answer)
    .orders.find(({ totalEur }) => totalEur === 79_000)?.reference;
  const seen = await learner.call(orderEndpoints.getOrder, { reference: reference ?? '' }, learner.caller);
  const { order } = orderEndpoints.getOrder.response.parse(seen.answer);
  expect(order.lines[0]?.freeWithdrawal).not.toBeNull();
});

test('the flagship has pictures, a brochure and a handout, and a reset forgets their bytes', async () => {
  const [flagship] = await demo.rowsOf<{ media: Media }>(
    sql`select media from courses where slug = 'botox-professional-training-dubai-clinic'`,
  );
  const { mainImage, images, documents, promotional } = mediaSection.parse(flagship?.media);
  expect([images.length, documents.length]).toEqual([3, 1]);
  const urls = [mainImage?.url ?? '', ...images, ...documents, promotional.brochureUrl];
  const kept = await findFiles(demo.database.db, urls);
  expect([...kept.values()].map(({ kind, bytes }) => [kind, bytes > 500])).toHaveLength(6);
  const { storage } = demo.deps.ports;
  expect(await storage.read(urls[0]?.replace('/files/', '') ?? '')).not.toBeNull();
  await clearFiles(demo.database.db, storage);
  for (const url of urls) expect(await storage.read(url.replace('/files/', ''))).toBeNull();
});

test('a course is published anew after the learner has begun it, who is offered what changed', async () => {
  const { caller, call } = await demo.signInAs('Learner');
  const { answer } = await call(elearningEndpoints.listMyElearning, {}, caller);
  const { courses } = elearningEndpoints.listMyElearning.response.parse(answer);
  const offers = courses.flatMap(({ offered }) => offered ?? []);
  expect(offers).toMatchObject([{ version: 2, changes: [expect.stringContaining('The way of a picture')] }]);
});
