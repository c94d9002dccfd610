import type { Page } from '@playwright/test';
import { expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { beginCourse, FREE_COURSE, openCourse } from '../learning/learner.ts';
import { SELF_PACED_CALLS, SELF_PACED_COURSES } from '../self-paced/self-paced-courses.ts';

const PHONE = { width: 390, height: 844 };

/** The id by which the office knows a course. */
const idOf = async (page: Page, slug: string): Promise<string> => {
  const answer = await page.request.get(SELF_PACED_CALLS);
  const { courses } = (await answer.json()) as { courses: { _id: string; slug: string }[] };
  const found = courses.find((one) => one.slug === slug);
  expect(found, `${slug} among the courses of the office`).toBeDefined();
  return found?._id ?? '';
};

test('every number of a version leads to the learners whom it counts', async ({ page }) => {
  const learner = await beginCourse(page, FREE_COURSE);
  await openCourse(page, FREE_COURSE);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.context().clearCookies();

  await signIn(page, PEOPLE.staff);
  const id = await idOf(page, FREE_COURSE);
  await openAlive(page, `${SELF_PACED_COURSES}/${id}/analysis`);
  await inspect(page, 'the analysis of slides');
  await page.getByRole('link', { name: /have seen slide 1$/ }).click();
  await expect(page.getByRole('heading', { name: 'Who has seen slide 1' })).toBeVisible();
  await expect(page.getByText(learner.email)).toBeVisible();
  await inspect(page, 'who stands behind a number');
  await openAlive(page, `${SELF_PACED_COURSES}/${id}/analysis?of=questions`);
  await inspect(page, 'the analysis of questions');
});

test('a test is written, kept, drawn by section and removed again', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, PEOPLE.staff);
  const id = await idOf(page, FREE_COURSE);
  const address = `${SELF_PACED_COURSES}/${id}/tests/of-a-journey-${Date.now()}`;
  await openAlive(page, address);
  await page.getByLabel('Title').fill('Test of a journey');
  await page.getByRole('button', { name: 'Question', exact: true }).click();
  await page.getByLabel('Question', { exact: true }).fill('How long are hands rubbed?');
  await page.getByLabel('Leads back to').selectOption({ index: 1 });
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate question 1' }).click();
  await expect(page.getByText('Each attempt asks all 2 questions.')).toBeVisible();
  await page.getByLabel(/^Asked of/).fill('1');
  await expect(page.getByText('Each attempt asks 1 of 2 questions.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove question 2' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await inspect(page, 'the page of a test');

  await page.setViewportSize(PHONE);
  await openAlive(page, address);
  await expect(page.getByRole('heading', { name: 'Test of a journey' })).toBeVisible();
  await expect(page.getByText('Each attempt asks 1 of 2 questions.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove this test' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove this test' }).click();
  await expect(page).toHaveURL(new RegExp(`${id}/content$`));
});
