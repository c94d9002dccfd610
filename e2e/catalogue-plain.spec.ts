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
  ROWS,
  searchBox,
  titlesOf,
} from './catalogue.ts';
import { expect, expectNoSideways, openAlive, test } from './journey.ts';

const TITLE = 'Facial Anatomy Dissection';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is searched, sorted and narrowed by an ordinary form and links', async ({ page }) => {
    await page.goto(LIST);
    await searchBox(page).fill('Haddad');
    await page.getByLabel('Sort').selectOption('Highest price first');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/[?&]q=Haddad&/);
    await expect(page.getByLabel('Sort')).toHaveValue('price-desc');
    const found = (await findCourses(page.request, 'Haddad')).upcomingCourses;
    await expectDates(page, found.length);
    const prices = await pricesOf(page);
    expect(prices).toEqual(descending(prices));

    await page.getByRole('link', { name: /^Open to Register/ }).click();
    const open = found.filter(({ badge }) => badge.kind === 'open');
    await expectDates(page, open.length);
    await searchBox(page).fill('Carmichael');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const next = (await findCourses(page.request, 'Carmichael')).upcomingCourses;
    await expectDates(page, next.filter(({ badge }) => badge.kind === 'open').length);
    await expect(page.getByRole('link', { name: /^Open to Register/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByLabel('Sort')).toHaveValue('price-desc');
  });

  test('a list goes on where a page ended, and leads back to its beginning', async ({ page }) => {
    const { upcomingCourses: all } = await findCourses(page.request);
    const { upcomingCourses: first, nextCursor } = await findCourses(page.request, '', 5);
    await page.goto(`${LIST}?cursor=${encodeURIComponent(nextCursor ?? '')}`);
    expect(await titlesOf(page)).toEqual(
      all.slice(first.length, first.length + ROWS).map(({ basic }) => basic.title),
    );
    await page.getByRole('link', { name: 'Back to the first rows' }).click();
    await expectDates(page, all.length);
    expect(await titlesOf(page)).toEqual(all.slice(0, ROWS).map(({ basic }) => basic.title));

    await page.goto('/in-person/courses/botox-professional-training-dubai-clinic');
    await page.getByRole('link', { name: /^Show all 1\d\d reviews/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Reviews of /);
    const newest = await page.getByRole('blockquote').first().textContent();
    await page.getByRole('link', { name: 'Older reviews' }).click();
    await expect(page.getByRole('link', { name: 'Newest' })).toBeVisible();
    await expect(page.getByRole('blockquote').first()).toBeVisible();
    await expect(page.getByRole('blockquote').filter({ hasText: newest ?? '' })).toHaveCount(0);
  });

  test('months are links, and lead to a course, its parts and its checkout', async ({ page }) => {
    const month = await monthOfCourse(page.request, TITLE);
    const heading = monthHeading(page);
    await page.goto(LIST);
    await page.getByRole('link', { name: 'Calendar' }).click();
    const present = new Date().toISOString().slice(0, 7);
    await expect(heading).toHaveText(monthName(present));
    await page.getByRole('link', { name: /^Previous month/ }).click();
    await expect(heading).not.toHaveText(monthName(present));
    await page.getByRole('link', { name: 'Today' }).click();
    await expect(heading).toHaveText(monthName(present));
    for (const turned of monthsAfter(present, month)) {
      await page.getByRole('link', { name: /^Next month/ }).click();
      await expect(heading).toHaveText(monthName(turned));
    }

    // On some days the demo world has it begin late in a week: it then stands in the next one too.
    await page
      .getByRole('region', { name: `Calendar of ${monthName(month)}` })
      .getByText(TITLE)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Instructors').click();
    await expect(page).toHaveURL(/#instructors$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Instructors' })).toBeInViewport();
    await expect(page.getByText('Stefan Gruber').first()).toBeVisible();
  });
});

test.describe('on a screen of 320', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the list is searched and sorted, and a row has all that one needs to enroll', async ({ page }) => {
    await openAlive(page, LIST);
    await expectNoSideways(page);
    await searchBox(page).fill('Laser Safety');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LIST}?q=Laser+Safety`);
    await expectDates(page, 1);
    await page.getByLabel('Sort').selectOption('Latest first');
    await expect(page).toHaveURL(`${LIST}?q=Laser+Safety&sort=date-desc`);
    await page.getByRole('link', { name: 'Safety', exact: true }).click();
    await expect(page).toHaveURL(`${LIST}?q=Laser+Safety&discipline=safety&sort=date-desc`);
    const row = page.locator('#upcoming').getByRole('row', { name: /Laser Safety Officer/ });
    for (const words of ['LSO-AUH-03 · Mariam Al Nuaimi', 'Abu Dhabi', '€790', /\d+ seats left/])
      await expect(row.getByText(words)).toBeVisible();
    await expectNoSideways(page);
    await row.getByRole('link', { name: 'Enroll in Laser Safety Officer' }).click();
    await expect(page).toHaveURL(/\/checkout\/inperson\/laser-safety-officer/);
  });

  test('the calendar is an agenda that leads to the course and its price', async ({ page }) => {
    const month = await monthOfCourse(page.request, TITLE);
    await openAlive(page, `${LIST}?view=calendar&month=${month}`);
    await expectNoSideways(page);
    await expect(page.getByRole('region', { name: /^Calendar of/ })).toBeHidden();
    const days = page.getByRole('main').getByRole('listitem').filter({ hasText: TITLE });
    await expect(days.getByText('Day 1 of 3 · Vienna').first()).toBeVisible();
    await page.getByRole('link', { name: /^Next month/ }).click();
    await expect(monthHeading(page)).not.toHaveText(monthName(month));
    await page.goBack();
    await expect(monthHeading(page)).toHaveText(monthName(month));
    for (const day of [2, 3]) {
      await page.goto(`${LIST}?view=calendar&month=${await monthOfCourse(page.request, TITLE, day)}`);
      await expect(days.getByText(`Day ${day} of 3 · Vienna`).first()).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: TITLE }).first().click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    await expectNoSideways(page);
    await expect(page.getByRole('region', { name: 'Price and enrollment' })).toBeInViewport();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Questions' })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Questions' })).toBeInViewport();
    await expectNoSideways(page);
  });
});
