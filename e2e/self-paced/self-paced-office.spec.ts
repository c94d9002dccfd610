import { fieldOf, openForm, openSection, ownNames, rowOf } from '../course-manager.ts';
import { expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { SELF_PACED_COURSES as COURSES, SELF_PACED_CALLS } from './self-paced-courses.ts';

const PHONE = { width: 390, height: 844 };

test('a self-paced course is created, changed, copied, archived and deleted by staff', async ({ page }) => {
  test.setTimeout(120_000);
  const { title, courseCode } = ownNames();
  await signIn(page, PEOPLE.admin);
  await openAlive(page, '/admin');
  await page.getByRole('link', { name: 'Self-paced courses' }).click();
  await expect(page.getByRole('heading', { name: 'Self-Paced Course Manager' })).toBeVisible();

  await openForm(page, `${COURSES}/create`);
  await fieldOf(page, 'basic.title').fill(title);
  await fieldOf(page, 'basic.courseCode').fill(courseCode);
  await fieldOf(page, 'basic.description').fill('Layers and dangers.');
  await fieldOf(page, 'basic.status').selectOption('open');
  await fieldOf(page, 'enrollment.basePrice').fill('140');
  await fieldOf(page, 'enrollment.earlyBird.basePrice').fill('99');
  await fieldOf(page, 'enrollment.earlyBird.endsOn').fill('2031-03-01');
  await fieldOf(page, 'access.accessMonths').fill('12');
  await openSection(page, 'Instructors');
  await fieldOf(page, 'instructors.primary.instructorId').fill('a');
  await page.locator('[role=option]').first().click();
  await page.getByRole('button', { name: 'Create Course' }).click();
  await expect(page.getByText('Publish its content first').first()).toBeVisible();
  await inspect(page, 'the form of a self-paced course');

  await fieldOf(page, 'basic.status').selectOption('draft');
  await page.getByRole('button', { name: 'Create Course' }).click();
  await expect(page.getByText('Course created successfully!')).toBeVisible();
  await openAlive(page, `${COURSES}?q=${courseCode}`);
  await expect(rowOf(page, title)).toContainText('not published');
  await inspect(page, 'the list of self-paced courses');

  await page.getByRole('link', { name: `Edit: ${courseCode}` }).click();
  await expect(fieldOf(page, 'enrollment.earlyBird.endsOn')).toHaveValue('2031-03-01');
  const id = /self-paced\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  await expect(page.getByRole('link', { name: 'Content', exact: true })).toHaveAttribute(
    'href',
    `${COURSES}/${id}/content`,
  );
  await fieldOf(page, 'access.accessMonths').fill('6');
  await page.getByRole('button', { name: 'Update Course' }).click();
  await expect(page.getByText('Course updated successfully!')).toBeVisible();
  await openAlive(page, `${COURSES}/${id}/history`);
  await expect(page.getByText('Access: access months')).toBeVisible();

  await openAlive(page, `${COURSES}?q=${courseCode}`);
  await page.getByRole('link', { name: `Copy: ${courseCode}` }).click();
  const copy = page.getByRole('dialog', { name: 'Copy Course' });
  await expect(copy.getByLabel('New start date')).toHaveCount(0);
  await copy.getByRole('button', { name: 'Copy Course' }).click();
  await expect(page.getByText('Course copied successfully!')).toBeVisible();
  const copied = rowOf(page, `${title} (Copy)`);
  await expect(copied).toContainText('6 months');

  await copied.getByRole('checkbox').check();
  await page.getByLabel('New status').selectOption('closed');
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByText('1 course is archived now')).toBeVisible();
  await openAlive(page, `${COURSES}?q=${courseCode}&status=closed`);
  await expect(copied).toContainText('Archived');

  await page.setViewportSize(PHONE);
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await copied.getByRole('link', { name: /^Delete: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Course deleted successfully')).toBeVisible();
  await expect(copied).toHaveCount(0);
  expect((await page.request.get(`${SELF_PACED_CALLS}/${id}`)).status()).toBe(200);
  await page.request.delete(`${SELF_PACED_CALLS}/${id}`);
  expect((await page.request.get(`${SELF_PACED_CALLS}/${id}`)).status()).toBe(404);
});
