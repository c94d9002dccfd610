import { beforeEach, describe, expect, test } from 'vitest';
import { adminCourseEndpoints as calls } from '#contracts/course-office/admin-courses.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { holdTransaction, untilSomebodyWaits } from '#server/testing/held-transaction.ts';
import { createCourseOffice } from '#server/testing/worlds/course-office-world.ts';
import { deleteAdminCourse } from '../changes/delete-admin-course.ts';
import { NO_DRAFT } from './people-issues.ts';

const database = given(freshDatabase);
const office = given(() => createCourseOffice(database.db));

beforeEach(() => office.at('2027-01-10T08:00:00Z'));

describe('two administrators on one course', () => {
  test('the second is told, and overwrites nothing', async () => {
    const { _id, version } = await office.created();
    const [first, second] = [{ basic: { title: 'First' } }, { basic: { title: 'Second' } }];
    expect((await office.update(_id, { ...first, version })).status).toBe(200);
    const late = await office.update(_id, { ...second, version }, office.staff);
    expect([late.status, late.answer.code]).toEqual([409, 'conflict']);
    expect((await office.read(_id)).basic.title).toBe('First');
  });

  test('who save at the same moment do not both succeed', async () => {
    const { _id, version } = await office.created();
    const both = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => office.update(_id, { basic: { title }, version })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await office.read(_id)).version).toBe(version + 1);
  });
});

describe('a course that is just being deleted', () => {
  /** The second has to wait for the first, which deletes. */
  const whileDeleted = async <T>(id: string, second: () => Promise<T>): Promise<T> => {
    const held = await holdTransaction(
      office,
      (ctx) => deleteAdminCourse(ctx, 'InPersonCourse', id),
      office.admin,
    );
    const waiting = second();
    await untilSomebodyWaits(database.pool);
    await held.end();
    return waiting;
  };

  test('is not saved', async () => {
    const { _id } = await office.created();
    const saved = await whileDeleted(_id, () => office.update(_id, { basic: { title: 'Too late' } }));
    expect([saved.status, saved.answer.message]).toEqual([404, 'Course not found']);
  });

  test('gets no status, and the others get theirs', async () => {
    const [gone, other] = [await office.created(), await office.created()];
    const wish = { ids: [gone._id, other._id], status: 'closed' as const };
    const { answer } = await whileDeleted(gone._id, () =>
      office.call(calls.bulkSetCourseStatus, wish, office.staff),
    );
    expect(answer.results).toMatchObject([
      { _id: gone._id, ok: false, message: 'Course not found' },
      { _id: other._id, ok: true, message: 'Is closed now' },
    ]);
  });

  test('is not copied', async () => {
    const { _id } = await office.created();
    const copied = await whileDeleted(_id, () => office.call(calls.cloneCourse, { id: _id }, office.staff));
    expect([copied.status, copied.answer.message]).toEqual([404, 'Course not found']);
  });
});

describe('a course with people on it', () => {
  test('keeps a seat for each of them, and forgotten holds are not in the way', async () => {
    const { _id } = await office.created();
    await office.sit(_id);
    await office.sit(_id);
    const fewer = await office.update(_id, { enrollment: { seatsAvailable: 1, minEnrollment: 1 } });
    expect(fewer.answer).toMatchObject({
      message: 'Seats available cannot be fewer than the 2 that are taken',
      issues: [{ field: 'enrollment.seatsAvailable' }],
    });
    await database.pool.query(
      `update seat_claims set held_until = now() - interval '1 day' where course_id = $1`,
      [_id],
    );
    expect((await office.update(_id, { enrollment: { seatsAvailable: 1, minEnrollment: 1 } })).status).toBe(
      200,
    );
  });

  test('never has fewer seats than people, whoever comes while seats are taken away', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await office.created();
      const [saved] = await Promise.all([
        office.update(_id, { enrollment: { seatsAvailable: 2, minEnrollment: 1 } }),
        ...Array.from({ length: 3 }, () => office.sit(_id)),
      ]);
      const { seatsTaken, seatsAvailable } = (await office.read(_id)).enrollment;
      expect(seatsAvailable).toBe(saved.status === 200 ? 2 : 12);
      expect(seatsTaken).toBe(seatsAvailable === 2 ? 2 : 3);
    }
  });

  test('is cancelled or postponed, not edited to be, and becomes no draft and no template', async () => {
    const { _id } = await office.created();
    await office.sit(_id);
    const moved = await office.update(_id, { schedule: { startDate: '2027-05-03', endDate: null } });
    expect(moved.answer.message).toBe(
      'Postpone the course instead, so that everyone is told and may withdraw.',
    );
    const away = await office.update(_id, { basic: { status: 'cancelled' }, metadata: { isTemplate: true } });
    expect(away.answer.message).toBe(
      'Cancel the course instead, so that everyone is told and refunded., A course with people on it cannot be a template',
    );
    const hidden = await office.update(_id, { saveAsDraft: true });
    expect([hidden.status, hidden.answer.message]).toEqual([400, NO_DRAFT]);
    const empty = await office.created();
    expect((await office.update(empty._id, { basic: { status: 'draft' } })).status).toBe(200);
    expect((await office.update(empty._id, { basic: { status: 'cancelled' } })).status).toBe(200);
    expect((await office.update(empty._id, { basic: { status: 'open' } })).status).toBe(200);
  });
});
