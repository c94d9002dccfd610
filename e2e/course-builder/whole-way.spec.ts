import type { Page } from '@playwright/test';
import { fieldOf, openForm, openSection, ownNames, rowOf } from '../course-manager.ts';
import { expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { completedSlides, enroll, openCourse, slideCount } from '../learning/learner.ts';
import { SELF_PACED_CALLS, SELF_PACED_COURSES } from '../self-paced/self-paced-courses.ts';
import {
  addTest,
  describeModule,
  expectSaved,
  importDecks,
  narrate,
  openContent,
  publishNext,
  readDraft,
  rows,
  selectSlide,
} from './written-course.ts';

const MODULES = ['Needles', 'Vials', 'Waste'];
const ASKED = { prompt: 'Where does a needle go?', answers: ['Into the sharps bin', 'Into the bag'] };

/** A draft of a course that costs something; its content is opened from the list. */
const createCourse = async (page: Page): Promise<string> => {
  const { title, courseCode } = ownNames();
  await openForm(page, `${SELF_PACED_COURSES}/create`);
  await fieldOf(page, 'basic.title').fill(title);
  await fieldOf(page, 'basic.courseCode').fill(courseCode);
  await fieldOf(page, 'basic.description').fill('What is thrown where.');
  await fieldOf(page, 'enrollment.basePrice').fill('90');
  await openSection(page, 'Instructors');
  await fieldOf(page, 'instructors.primary.instructorId').fill('a');
  await page.locator('[role=option]').first().click();
  await page.getByRole('button', { name: 'Create Course' }).click();
  await expect(page.getByText('Course created successfully!')).toBeVisible();
  await openAlive(page, `${SELF_PACED_COURSES}?q=${courseCode}`);
  const row = rowOf(page, title);
  await row.getByRole('button', { name: /^More/ }).click();
  await row.getByRole('link', { name: 'Content', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Course content' })).toBeVisible();
  return /self-paced\/([^/]+)\/content/.exec(page.url())?.[1] ?? '';
};

/** From decks of others to a course that can be published. */
const writeCourse = async (page: Page, id: string) => {
  await importDecks(page, MODULES);
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole('textbox', { name: 'Words of the slide' }).fill('A needle is never put back.');
  await narrate(page, 'A needle is never put back into its cap.');
  for (const name of MODULES) {
    await describeModule(page, name);
    await selectSlide(page, `${name} in a picture`);
    await page.getByLabel('Picture in words').fill(`${name}, seen from the front.`);
  }
  await expectSaved(page);
  await selectSlide(page, 'Needles in words');
  await inspect(page, 'builder-written');
  await addTest(page, 'Final test', ASKED);
  await openContent(page, id);
};

const openForSale = async (page: Page, id: string): Promise<string> => {
  await openForm(page, `${SELF_PACED_COURSES}/${id}/edit`);
  await fieldOf(page, 'basic.status').selectOption('open');
  await page.getByRole('button', { name: 'Update Course' }).click();
  await expect(page.getByText('Course updated successfully!')).toBeVisible();
  const answer = await page.request.get(`${SELF_PACED_CALLS}/${id}`);
  return ((await answer.json()) as { course: { slug: string } }).course.slug;
};

const learnFirstSlideAndPass = async (page: Page, slug: string, testId: string) => {
  await openCourse(page, slug);
  await expect(slideCount(page)).toHaveText('Slide 1 of 6');
  await expect(page.getByText('A needle is never put back.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Script' })).toContainText('into its cap');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(slideCount(page)).toHaveText('Slide 2 of 6');
  await expect(page.getByRole('img', { name: 'Needles, seen from the front.' })).toBeVisible();
  await expect.poll(() => completedSlides(page, slug)).toHaveLength(1);

  await openAlive(page, `/elearning/course/${slug}/test/${testId}`);
  await page.getByRole('button', { name: 'Start test' }).click();
  await page.getByLabel(ASKED.answers[0] ?? '', { exact: true }).check();
  await page.getByRole('button', { name: 'Review answers' }).click();
  await page.getByRole('button', { name: 'Submit 1 of 1 answers' }).click();
  await expect(page.getByText('Passed', { exact: true })).toBeVisible();
};

test('a course is imported, written, narrated, published, learned, changed, and its change accepted', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await signIn(page, PEOPLE.staff);
  const id = await createCourse(page);
  await writeCourse(page, id);
  await publishNext(page, 1);
  const slug = await openForSale(page, id);
  const { tests } = await readDraft(page, id);

  await page.context().clearCookies();
  await enroll(page, slug);
  const own = await page.context().cookies();
  await learnFirstSlideAndPass(page, slug, tests[0]?.test.testId ?? '');

  await signIn(page, PEOPLE.staff);
  await openContent(page, id);
  await selectSlide(page, 'Vials in words');
  await page.getByRole('textbox', { name: 'Words of the slide' }).fill('A vial belongs to one patient.');
  await expectSaved(page);
  await expect(page.getByText('1 draft change')).toBeVisible();
  await publishNext(page, 2, 'Vials are told of anew.');
  await openAlive(page, `${SELF_PACED_COURSES}/${id}/versions`);
  await inspect(page, 'builder-versions');

  await page.context().clearCookies();
  await page.context().addCookies(own);
  await openCourse(page, slug);
  const offer = page.getByRole('region', { name: 'A newer version' });
  await offer.getByText('What changed').click();
  await expect(offer).toContainText('Vials are told of anew.');
  await expect(offer).toContainText('Vials in words');
  await offer.getByRole('button', { name: 'Move to the new version' }).click();
  await expect(offer).toHaveCount(0);
  expect(await completedSlides(page, slug), 'what was completed stays so').toHaveLength(1);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page.getByText('A vial belongs to one patient.')).toBeVisible();
});
