import type { Page } from '@playwright/test';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { fieldOf, openForm, openSection, ownNames, rowOf } from '../course-manager.ts';
import { expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { LIVE_CALLS as CALLS, LIVE_COURSES as LIVE } from './live-courses.ts';

const JOIN = 'https://meet.example/secret-room';

const read = async ({ request }: Page, id: string) => {
  const answer = await request.get(`${CALLS}/${id}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { course: AdminCourse }).course;
};

const fillSession = async (page: Page, at: number, session: Record<string, string>) => {
  for (const [name, value] of Object.entries(session))
    await fieldOf(page, `live.sessions.${at}.${name}`).fill(value);
};

test('a live course is created, changed, copied, deleted and called off by staff', async ({ page }) => {
  test.setTimeout(120_000);
  const { title, courseCode } = ownNames();
  await signIn(page, PEOPLE.admin);
  await openForm(page, `${LIVE}/create`);
  await fieldOf(page, 'basic.title').fill(title);
  await fieldOf(page, 'basic.courseCode').fill(courseCode);
  await fieldOf(page, 'basic.description').fill('Cases and questions.');
  await fieldOf(page, 'basic.status').selectOption('open');
  await page.getByRole('button', { name: 'Add a session' }).click();
  await fillSession(page, 0, { title: 'Cases', date: '2031-03-06', startTime: '18:00', endTime: '19:30' });
  await page.getByRole('button', { name: 'Add a session' }).click();
  await fillSession(page, 1, {
    title: 'Questions',
    date: '2031-03-06',
    startTime: '19:00',
    endTime: '20:00',
  });
  await fieldOf(page, 'live.platform').fill('Zoom');
  await fieldOf(page, 'live.joinUrl').fill(JOIN);
  await fieldOf(page, 'enrollment.basePrice').fill('120');
  await openSection(page, 'Instructors');
  await fieldOf(page, 'instructors.primary.instructorId').fill('a');
  await page.locator('[role=option]').first().click();
  await page.getByRole('button', { name: 'Create Course' }).click();
  await expect(page.getByText('Sessions must be in order and cannot overlap').first()).toBeVisible();
  await inspect(page, 'the form of a live course');

  await fillSession(page, 1, { date: '2031-03-13' });
  await page.getByRole('button', { name: 'Create Course' }).click();
  await expect(page.getByText('Course created successfully!')).toBeVisible();
  await openAlive(page, `${LIVE}?q=${courseCode}`);
  await expect(rowOf(page, title)).toHaveCount(1);
  await inspect(page, 'the list of live courses');

  await page.getByRole('link', { name: `Edit: ${courseCode}` }).click();
  await expect(fieldOf(page, 'live.sessions.1.title')).toHaveValue('Questions');
  const id = /webinar\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  const before = await read(page, id);
  await fieldOf(page, 'live.sessions.1.title').fill('Last questions');
  await page.getByRole('button', { name: 'Update Course' }).click();
  await expect(page.getByText('Course updated successfully!')).toBeVisible();
  const after = await read(page, id);
  const idsOf = (course: AdminCourse) => ('live' in course ? course.live.sessions.map(({ _id }) => _id) : []);
  expect(idsOf(after)).toEqual(idsOf(before));
  await openAlive(page, `${LIVE}/${id}/history`);
  await expect(page.getByText('Last questions')).toBeVisible();
  await expect(page.getByText(JOIN)).toHaveCount(0);

  await openAlive(page, `${LIVE}?q=${courseCode}`);
  await page.getByRole('link', { name: `Copy: ${courseCode}` }).click();
  const copy = page.getByRole('dialog', { name: 'Copy Course' });
  await copy.getByLabel('New start date').fill('2031-05-01');
  await copy.getByRole('button', { name: 'Copy Course' }).click();
  await expect(page.getByText('Course copied successfully!')).toBeVisible();
  await expect(rowOf(page, `${title} (Copy)`)).toHaveCount(1);

  await rowOf(page, `${title} (Copy)`)
    .getByRole('link', { name: /^Delete: / })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Course deleted successfully')).toBeVisible();
  await expect(rowOf(page, `${title} (Copy)`)).toHaveCount(0);

  await openAlive(page, `${LIVE}?q=${courseCode}&on=${id}&do=cancel`);
  const cancel = page.getByRole('dialog', { name: 'Cancel this course?' });
  await cancel.getByLabel('Reason').fill('The speaker is ill.');
  await cancel.getByRole('button', { name: 'Cancel course' }).click();
  await expect(page.getByText('Course cancelled', { exact: true })).toBeVisible();
  expect(await read(page, id)).toMatchObject({ cancellation: { reason: 'The speaker is ill.' } });
});
