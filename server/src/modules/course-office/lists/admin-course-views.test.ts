import { beforeAll, expect, test } from 'vitest';
import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import { adminCourseEndpoints } from '#contracts/course-office/admin-courses.ts';
import type { AdminCourseView } from '#contracts/course-office/course-list-options.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser, setCourse } from '#server/testing/test-world.ts';
import { adminCourseListBindings } from '../course-lists.routes.ts';

const NOW = new Date('2027-02-10T08:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const ENDS = [null, later(-1), NOW, later(1)];

const database = given(freshDatabase);
beforeAll(async () => {
  const { db } = database;
  for (const status of COURSE_STATUSES)
    for (const endsAt of ENDS)
      for (const startsAt of [null, later(-86_400_000), later(86_400_000)]) {
        const { id } = await addCourse(db, { status, startDate: '2027-02-09' });
        await setCourse(db, id, { startsAt, endsAt, deadlineAt: null });
      }
});

test('the views of what is coming and of what is completed follow the status as it is now', async () => {
  const academy = testCalls(adminCourseListBindings, { db: database.db, now: () => NOW });
  const staff = await addUser(database.db, { role: 'staff' });
  const list = async (view?: AdminCourseView) => {
    const query = { limit: 500, sort: 'code', view };
    const { answer } = await academy.call(adminCourseEndpoints.listAdminCourses, query, staff);
    return answer.courses as AdminCourseRow[];
  };
  const all = await list();
  expect(all).toHaveLength(COURSE_STATUSES.length * ENDS.length * 3);
  const now = (row: AdminCourseRow) => row.basic.effectiveStatus;
  expect(await list('completed')).toEqual(all.filter((row) => now(row) === 'completed'));
  expect(await list('upcoming')).toEqual(
    all.filter((row) => !['draft', 'cancelled', 'completed'].includes(now(row))),
  );
});
