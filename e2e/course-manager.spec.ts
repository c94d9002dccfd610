import { pdf, picture } from '#server/testing/sample-files.ts';
import {
  addCourse,
  COURSES,
  enrol,
  enter,
  everyField,
  expectMail,
  fieldOf,
  formOf,
  openForm,
  openSections,
  ownNames,
  readCourse,
  rowOf,
  upload,
} from './course-manager.ts';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from './journey.ts';
import { tabTo } from './keyboard.ts';

// Each has a course of its own.
test.describe.configure({ mode: 'parallel' });

const MISSING =
  'Course title is required, Course description is required, Start date is required, Base price must be greater than 0, Venue name is required, Venue city is required, Venue country is required, Venue address is required, Primary instructor is required';

atBothWidths(() => {
  test('a course is filled in from empty, every section of it, and stands on its public page', async ({
    page,
    viewport,
  }) => {
    await signIn(page, PEOPLE.admin);
    const course = await everyField(page);
    await openForm(page, `${COURSES}/create`);
    await page.getByRole('button', { name: 'Create Course' }).click();
    const problem = formOf(page).getByRole('alert');
    await expect(problem.getByRole('list')).toHaveText(MISSING);
    await problem.getByRole('link', { name: 'Venue city is required' }).click();
    await expect(fieldOf(page, 'venue.city'), 'its section is opened for it').toBeFocused();

    await openSections(page);
    await page.getByRole('radio', { name: /^Installments/ }).check();
    for (const [section, value] of Object.entries(course)) await enter(formOf(page), section, value);
    const photograph = {
      name: 'hall.png',
      mimeType: 'image/png',
      buffer: await picture().png().toBuffer(),
    };
    await upload(page, {
      button: 'Upload main image',
      files: [photograph],
      told: 'Main image uploaded successfully',
    });
    await page.getByLabel('Alternative text', { exact: true }).fill('The hall, empty');
    await upload(page, {
      button: 'Upload images',
      files: [photograph],
      told: '1 image(s) uploaded successfully',
    });
    await page.getByLabel('Alternative text: hall.png').fill('Two benches');
    const brochure = { name: 'brochure.pdf', mimeType: 'application/pdf', buffer: pdf() };
    await upload(page, {
      button: 'Upload documents',
      files: [brochure],
      told: '1 document(s) uploaded successfully',
    });
    if (viewport?.width === 1280) await inspect(page, 'course-form-filled');
    await page.getByRole('button', { name: 'Create Course' }).click();

    await expect(page.getByText('Course created successfully!')).toBeVisible();
    await page.getByLabel('Search courses').fill(course.basic.title);
    const row = rowOf(page, course.basic.title);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(course.basic.courseCode);
    await expect(row).toContainText('€1,450.50');
    await expect(row).toContainText('0/12');
    const edit = row.getByRole('link', { name: course.basic.title });
    const id = /([^/]+)\/edit$/.exec((await edit.getAttribute('href')) ?? '')?.[1] ?? '';
    const stored = await readCourse(page, id);
    const { media, basic, ...entered } = course;
    expect(stored, 'what was entered is what is stored').toMatchObject(entered);
    expect(stored.basic).toMatchObject({ ...basic, seriesId: expect.any(String) });
    expect(stored.media).toMatchObject({ links: media.links, promotional: media.promotional });
    expect(stored.media.mainImage?.alt).toBe('The hall, empty');
    expect(stored.media.documents).toHaveLength(1);

    await page.goto(stored.publicPath ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.basic.title);
    await expect(page.getByText(/€1,250\.25/).first(), 'the early bird').toBeVisible();
    await expect(page.locator('#day')).toContainText('Anatomy');
    await expect(page.locator('#details')).toContainText('Hotel Sample');
    await expect(page.locator('#details')).toContainText('The Sample Board');
    await expect(page.locator('#media').getByRole('img', { name: 'Two benches' })).toBeVisible();
    await expect(page.locator('#media').getByRole('link', { name: 'The venue' })).toBeVisible();
    if (viewport?.width === 1280) await inspect(page, 'course-page-with-everything');
  });

  test('a course is created with the keyboard alone', async ({ page }) => {
    const { title } = ownNames();
    await signIn(page, PEOPLE.admin);
    await openAlive(page, COURSES);
    await tabTo(page, 'Create New Course');
    await page.keyboard.press('Enter');
    await expect(formOf(page)).toBeVisible();
    const type = async (field: string, keys: string) => {
      await tabTo(page, field);
      await page.keyboard.type(keys);
    };
    const open = async (section: RegExp) => {
      await tabTo(page, section);
      await page.keyboard.press('Enter');
    };
    await type('basic.title', title);
    await type('basic.description', 'Two days with models.');
    await type('schedule.startDate', '04092029');
    await type('enrollment.basePrice', '950');
    await open(/^04\s*Instructors/);
    await tabTo(page, 'instructors.primary.instructorId');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await open(/^05\s*Venue/);
    await type('venue.name', 'Skills lab');
    await type('venue.address', 'Luisenstrasse 1');
    await type('venue.city', 'Berlin');
    await type('venue.country', 'Germany');
    await tabTo(page, 'Create Course');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Course created successfully!')).toBeVisible();

    await tabTo(page, 'Search courses');
    await page.keyboard.type(title);
    await expect(rowOf(page, title)).toHaveCount(1);
    await expect(rowOf(page, title)).toContainText('9 Apr 2029');
    await expect(rowOf(page, title)).toContainText('€950');
  });

  test('a course with people on it is cancelled: they are told, and everything they paid goes back', async ({
    page,
  }) => {
    const course = await addCourse(page);
    const participant = await enrol(page, course);

    await signIn(page, PEOPLE.admin);
    await openAlive(page, `${COURSES}?q=${course.basic.courseCode}`);
    const row = rowOf(page, course.basic.title);
    await expect(row).toContainText('1/12');
    await row.getByRole('button', { name: /^More/ }).click();
    await row.getByRole('link', { name: 'Cancel…' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this course?' });
    await expect(question).toContainText('1 person is enrolled: each is mailed the reason.');
    await expect(question).toContainText('€1,250.25');
    await question.getByLabel('Reason').fill('The hall is flooded');
    await question.getByRole('button', { name: 'Cancel course' }).click();
    await expect(page.getByText('Course cancelled', { exact: true })).toBeVisible();
    await expect(row).toContainText('Cancelled');

    await expectMail(page, participant, /^Your course is cancelled/);
    await page.context().clearCookies();
    await page.context().addCookies(participant.cookies);
    await expect(async () => {
      await page.goto(participant.orderPath);
      await expect(page.getByText('This course was cancelled.')).toBeVisible({ timeout: 2_000 });
      await expect(page.getByText('Paid back', { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByText('The hall is flooded')).toBeVisible();
    await page.goto(course.publicPath ?? '');
    await expect(page.getByText('This course is cancelled. It does not take place.')).toBeVisible();
    await expect(page.getByText(/^100% of what was paid goes back/)).toBeVisible();
  });

  test('a course moves, and who cannot come has the money back with one button', async ({
    page,
    viewport,
  }) => {
    const course = await addCourse(page, {
      schedule: { startDate: '2029-04-09', endDate: '2029-04-10', registrationDeadline: null },
    });
    const participant = await enrol(page, course);
    await signIn(page, PEOPLE.admin);
    await page.goto(`${COURSES}?on=${course._id}&do=postpone`);
    const question = page.getByRole('dialog', { name: 'Postpone this course' });
    await expect(question).toContainText('At most €1,250.25 goes back, if everybody withdraws.');
    await question.getByLabel('New start date').fill('2029-05-14');
    await question.getByRole('button', { name: 'Postpone course' }).click();
    await expect(page.getByText('Course postponed', { exact: true })).toBeVisible();
    await expectMail(page, participant, /^New dates for your course/);

    await page.context().clearCookies();
    await page.context().addCookies(participant.cookies);
    await page.goto(participant.orderPath);
    await expect(page.getByText('This course has moved from 9 April 2029 to 14 May 2029.')).toBeVisible();
    if (viewport?.width === 1280) await inspect(page, 'order-of-a-course-that-moved');
    await page.getByRole('button', { name: 'Withdraw and get €1,250.25 back' }).click();
    await expect(async () => {
      await page.goto(participant.orderPath);
      await expect(page.getByText('Paid back', { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  });
});
