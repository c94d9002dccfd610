import { compound, docx, film, pdf, picture, pptx, webm } from '#server/testing/sample-files.ts';
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
  readCourse,
  rowOf,
  upload,
} from './course-manager.ts';
import { expect, inspect, PEOPLE, signIn, test } from './journey.ts';
import { tabTo } from './keyboard.ts';

// Each has a course of its own.
test.describe.configure({ mode: 'parallel' });

const MISSING =
  'Course title is required, Course description is required, Start date is required, Base price must be greater than 0, Venue name is required, Venue city is required, Venue country is required, Venue address is required, Primary instructor is required';

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('a course is filled in from empty, every section of it, and stands on its public page', async ({
      page,
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
      if (viewport.width === 1280) await inspect(page, 'course-form-filled');
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
      if (viewport.width === 1280) await inspect(page, 'course-page-with-everything');
    });

    test('a course with people on it is cancelled: they are told, and everything they paid goes back', async ({
      page,
    }) => {
      const course = await addCourse(page);
      const participant = await enrol(page, course);

      await signIn(page, PEOPLE.admin);
      await page.goto(`${COURSES}?q=${course.basic.courseCode}`);
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
        await expect(page.getByText(/^Paid back/)).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
      await expect(page.getByText('The hall is flooded')).toBeVisible();
      const answer = await page.request.get(course.publicPath ?? '');
      expect(answer.status(), 'nobody finds it any more').toBe(404);
    });

    test('the timeline has the months in their order, and tells who is asked for twice', async ({ page }) => {
      const one = await addCourse(page);
      const other = await addCourse(page, {
        basic: { status: 'closed' },
        schedule: { ...one.schedule, startDate: one.schedule.endDate },
      });
      await page.goto(`${COURSES}?as=timeline&category=medical`);
      const months = await page
        .locator('section[id^="month-"]')
        .evaluateAll((sections) => sections.map(({ id }) => id));
      expect(months.length).toBeGreaterThan(2);
      expect(months).toEqual(months.toSorted());
      const entry = page
        .locator(`#month-${one.schedule.endDate?.slice(0, 7)}`)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: other.basic.title }) });
      await expect(entry).toContainText('Closed');
      await expect(entry).toContainText('Conflict');
      await expect(entry.getByRole('link', { name: one.basic.courseCode }).first()).toBeVisible();

      await page.getByLabel('Status', { exact: true }).selectOption('Closed');
      await expect(page).toHaveURL(/status=closed/);
      await expect(page.getByRole('heading', { name: one.basic.title })).toHaveCount(0);
      await entry.getByRole('link', { name: 'Edit' }).click();
      await expect(fieldOf(page, 'basic.title')).toHaveValue(other.basic.title);
      await page.goBack();
      await expect(page).toHaveURL(/as=timeline.*status=closed|status=closed.*as=timeline/);
      await expect(page.getByLabel('Status', { exact: true })).toHaveValue('closed');
      await expect(entry).toBeVisible();
    });
  });
}

test('a course moves, and who cannot come has the money back with one button', async ({ page }) => {
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
  await inspect(page, 'order-of-a-course-that-moved');
  await page.getByRole('button', { name: 'Withdraw and get €1,250.25 back' }).click();
  await expect(async () => {
    await page.goto(participant.orderPath);
    await expect(page.getByText(/^Paid back/)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
});

test('files of each kind are sent, put in order, named and taken off again', async ({ page }) => {
  const course = await addCourse(page);
  await openForm(page, `${COURSES}/${course._id}/edit`);
  await openSections(page);
  const image = async (name: string, format: 'png' | 'jpeg' | 'webp') => ({
    name,
    mimeType: `image/${format}`,
    buffer: await picture().toFormat(format).toBuffer(),
  });
  const images = [await image('1.png', 'png'), await image('2.jpg', 'jpeg'), await image('3.webp', 'webp')];
  const document = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });
  await upload(page, { button: 'Upload images', files: images, told: '3 image(s) uploaded successfully' });
  await upload(page, {
    button: 'Upload documents',
    files: [
      document('plan.pdf', pdf()),
      document('plan.doc', compound('WordDocument')),
      document('plan.docx', docx()),
      document('plan.ppt', compound('PowerPoint Document')),
      document('plan.pptx', pptx()),
    ],
    told: '5 document(s) uploaded successfully',
  });
  await upload(page, {
    button: 'Upload videos',
    files: [
      { name: 'tour.mp4', mimeType: 'video/mp4', buffer: film() },
      { name: 'tour.webm', mimeType: 'video/webm', buffer: webm() },
    ],
    told: '2 video(s) uploaded successfully',
  });
  await upload(page, {
    button: 'Upload documents',
    files: [document('invoice.pdf', Buffer.from(`MZ${'\0'.repeat(200)}`))],
    told: 'Failed to upload documents: “invoice.pdf” is not a real PDF file.',
  });

  const last = page.getByRole('button', { name: 'Move 3.webp up' });
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(last, 'the keyboard stays with what it moves').toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Alternative text: 3.webp').fill('Three benches');
  await page.getByRole('button', { name: 'Remove 2.jpg' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove this file?' });
  await question.getByRole('button', { name: 'Remove file' }).click();
  await expect(page.getByText('File removed successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Update Course' }).click();
  await expect(page.getByText('Course updated successfully!')).toBeVisible();
  const { media } = await readCourse(page, course._id);
  const [first = '', second, ...more] = media.images;
  expect([second !== undefined, more]).toEqual([true, []]);
  expect(media.captions[first]).toBe('Three benches');
  expect([media.documents.length, media.videos.length]).toEqual([5, 2]);
});

test('a course is found, edited and left with the keyboard alone', async ({ page }) => {
  const course = await addCourse(page);
  await page.goto(`${COURSES}?category=medical`);
  await page.waitForLoadState('networkidle');
  await tabTo(page, 'Search courses');
  await page.keyboard.type(course.basic.courseCode);
  await expect(rowOf(page, course.basic.title)).toHaveCount(1);
  await expect(page).toHaveURL(
    new RegExp(`category=medical.*q=${course.basic.courseCode}|q=.*category=medical`),
  );
  await tabTo(page, course.basic.title);
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'basic.title')).toHaveValue(course.basic.title);
  await page.goBack();
  await expect(rowOf(page, course.basic.title)).toHaveCount(1);
  await expect(page.getByLabel('Search courses')).toHaveValue(course.basic.courseCode);
});
