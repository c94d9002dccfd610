import { unpack } from '#server/testing/unpack.ts';
import { addCourse, COURSES, fieldOf, ownNames, rowOf } from './course-manager.ts';
import { atBothWidths, expect, openAlive, test } from './journey.ts';
import { tabTo } from './keyboard.ts';

// Each has courses of its own.
test.describe.configure({ mode: 'parallel' });

/** Those of the journeys' own courses, in the order of their rows. */
const titlesIn = (xlsx: Buffer) =>
  [...unpack(xlsx, 'xl/sharedStrings.xml').matchAll(/>(Journey [^<]+)</g)].map(([, title]) => title);

atBothWidths(() => {
  test('the timeline has the months in their order, and tells who is asked for twice', async ({ page }) => {
    const one = await addCourse(page);
    const other = await addCourse(page, {
      basic: { status: 'closed' },
      schedule: { ...one.schedule, startDate: one.schedule.endDate },
    });
    await openAlive(page, `${COURSES}?as=timeline&category=medical`);
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

  test('a course is found, edited and left with the keyboard alone', async ({ page }) => {
    const course = await addCourse(page);
    await openAlive(page, `${COURSES}?category=medical`);
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

  test('several courses are closed at once, and each is as before when that is undone', async ({ page }) => {
    const { title } = ownNames();
    const courses = [await addCourse(page, { basic: { title: `${title} A` } })];
    courses.push(await addCourse(page, { basic: { title: `${title} B`, status: 'draft' } }));
    await openAlive(page, `${COURSES}?q=${title}`);
    for (const { basic } of courses) await page.getByLabel(`Choose ${basic.courseCode}`).check();
    await expect(page.getByText('2 courses chosen')).toBeVisible();
    await page.getByLabel('New status').selectOption('Closed');
    await page.getByRole('button', { name: 'Change status' }).click();
    await expect(page.getByText('2 courses are closed now')).toBeVisible();
    for (const { basic } of courses) await expect(rowOf(page, basic.title)).toContainText('Closed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 courses have their former status again')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(rowOf(page, `${title} A`)).toContainText('Open');
    await expect(rowOf(page, `${title} B`)).toContainText('Draft');
  });

  test('what a view lists is taken away as a file, and so is what was chosen of it', async ({ page }) => {
    const { title } = ownNames();
    const one = await addCourse(page, { basic: { title: `${title} A` } });
    const other = await addCourse(page, { basic: { title: `${title} B` } });
    await openAlive(page, `${COURSES}?q=${title}&sort=-title`);
    const take = async (button: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: button }).click();
      const file = await download;
      const bytes = Buffer.concat(await (await file.createReadStream()).toArray());
      return { name: file.suggestedFilename(), bytes };
    };
    const csv = await take('Export this list as CSV');
    expect(csv.name).toBe('courses.csv');
    const lines = csv.bytes.toString().trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([other.basic.title, one.basic.title]);
    const xlsx = await take('Export this list as XLSX');
    expect(xlsx.name).toBe('courses.xlsx');
    expect(titlesIn(xlsx.bytes)).toEqual([other.basic.title, one.basic.title]);

    await page.getByLabel(`Choose ${one.basic.courseCode}`).check();
    const chosen = await take('Export the chosen courses as XLSX');
    expect(titlesIn(chosen.bytes)).toEqual([one.basic.title]);
  });

  test('Refresh shows what somebody else has created meanwhile', async ({ page }) => {
    const { title } = ownNames();
    await addCourse(page, { basic: { title: `${title} A` } });
    await openAlive(page, `${COURSES}?q=${title}`);
    await expect(rowOf(page, title)).toHaveCount(1);
    await addCourse(page, { basic: { title: `${title} B` } });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rowOf(page, title)).toHaveCount(2);
    await expect(page).toHaveURL(`${COURSES}?q=${title.replace(' ', '+')}`);
  });
});
