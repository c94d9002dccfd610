import {
  descending,
  expectDates,
  findCourses,
  LIST,
  monthHeading,
  monthName,
  monthOfCourse,
  monthsAfter,
  pricesOf,
  searchBox,
  titlesOf,
} from './catalogue.ts';
import { expect, openAlive, test } from './journey.ts';
import { focused, skipToContent, tabTo } from './keyboard.ts';

test.describe('with the keyboard alone', () => {
  // Low enough that a row further down has to be scrolled to.
  test.use({ viewport: { width: 1280, height: 500 } });

  test('a visitor narrows the list, opens a course, and Back finds the list as it was left', async ({
    page,
  }) => {
    await openAlive(page, LIST);
    await skipToContent(page);
    await tabTo(page, 'Search courses');
    await page.keyboard.type('Gruber');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LIST}?q=Gruber`);
    const found = (await findCourses(page.request, 'Gruber')).upcomingCourses;
    expect(found.length).toBeGreaterThan(2);
    await expectDates(page, found.length);
    expect(await titlesOf(page)).toEqual(found.map(({ basic }) => basic.title));

    await tabTo(page, 'Sort');
    await page.keyboard.press('h');
    await expect(page).toHaveURL(`${LIST}?q=Gruber&sort=price-desc`);
    await expect(async () => {
      const prices = await pricesOf(page);
      expect(prices).toEqual(descending(prices));
    }).toPass();

    await tabTo(page, /^Open to Register/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LIST}?q=Gruber&status=open&sort=price-desc`);
    const open = found.filter(({ badge }) => badge.kind === 'open');
    await expectDates(page, open.length);
    const titles = await titlesOf(page);
    expect(titles.toSorted()).toEqual(open.map(({ basic }) => basic.title).toSorted());

    const last = titles.at(-1) ?? '';
    await tabTo(page, last);
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(last);
    await page.goBack();
    await expect(page).toHaveURL(`${LIST}?q=Gruber&status=open&sort=price-desc`);
    await expect(searchBox(page)).toHaveValue('Gruber');
    await expect(page.getByLabel('Sort')).toHaveValue('price-desc');
    await expect(page.getByRole('link', { name: /^Open to Register/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await titlesOf(page)).toEqual(titles);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test('a choice of dates leaves as many as it says', async ({ page }) => {
    await openAlive(page, LIST);
    const choice = await page.getByLabel('Date').locator('option[value="next-month"]').textContent();
    const count = Number(/^Next month \((\d+)\)$/.exec(choice ?? '')?.[1]);
    await tabTo(page, 'Date');
    await page.keyboard.press('n');
    await expect(page).toHaveURL(`${LIST}?date=next-month`);
    await expectDates(page, count);
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(LIST);
  });

  test('the calendar is turned from month to month, to a course and back', async ({ page }) => {
    const title = 'Facial Anatomy Dissection';
    const month = await monthOfCourse(page.request, title);
    const heading = monthHeading(page);
    await openAlive(page, LIST);
    await tabTo(page, 'Calendar');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LIST}?view=calendar`);
    const present = new Date().toISOString().slice(0, 7);
    await expect(heading).toHaveText(monthName(present));

    await tabTo(page, /^Next month/);
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveText(monthName(present));
    await tabTo(page, 'Today');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LIST}?view=calendar&month=${present}`);
    await expect(heading).toHaveText(monthName(present));

    await tabTo(page, /^Calendar of/);
    for (const turned of monthsAfter(present, month)) {
      await page.keyboard.press('PageDown');
      await expect(page).toHaveURL(`${LIST}?view=calendar&month=${turned}`);
      await expect(heading).toHaveText(monthName(turned));
    }
    await page.keyboard.press('PageDown');
    await expect(heading).not.toHaveText(monthName(month));
    await page.keyboard.press('PageUp');
    await expect(heading).toHaveText(monthName(month));
    await expect(focused(page)).toHaveAccessibleName(`Calendar of ${monthName(month)}`);

    await tabTo(page, new RegExp(`^${title}, `));
    await expect(focused(page)).toContainText('Vienna');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(`${LIST}?view=calendar&month=${month}`);
    await expect(heading).toHaveText(monthName(month));
  });

  test('the parts of a course are reached by their tabs and by their addresses', async ({ page }) => {
    const address = '/in-person/courses/botox-professional-training-dubai-clinic';
    for (const [name, id] of [
      ['Curriculum', 'curriculum'],
      ['Policies', 'policies'],
    ] as const) {
      await openAlive(page, address);
      await skipToContent(page);
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${address}#${id}`);
      await expect(focused(page)).toHaveId(id);
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'location');
    }
    await page.goto('about:blank');
    await page.goto(`${address}#curriculum`);
    await expect(page.getByRole('heading', { level: 2, name: 'Curriculum' })).toBeInViewport();
  });
});
