import type { APIRequestContext, Page } from '@playwright/test';
import type { CourseSummary } from '#contracts/courses/course-summary.ts';
import { expect } from './journey.ts';

export const LIST = '/in-person-aesthetic-training';
/** On one page of the list. */
export const ROWS = 24;

/** What the API says of the courses that somebody would find by these words. */
export const findCourses = async (request: APIRequestContext, words = '', limit = 200) => {
  const answer = await request.get('/api/courses/in-person', { params: { q: words, limit } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { upcomingCourses: CourseSummary[]; nextCursor: string | null };
};

/** The month, `YYYY-MM`, of one day of the course with this title: it may begin in another. */
export const monthOfCourse = async (request: APIRequestContext, title: string, day = 1) => {
  const { upcomingCourses } = await findCourses(request, title);
  const start = upcomingCourses[0]?.schedule.startDate;
  expect(start, `${title} has a date`).toBeTruthy();
  const date = new Date(`${start}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + day - 1);
  return date.toISOString().slice(0, 7);
};

/** The months after the first, up to the last. */
export const monthsAfter = (first: string, last: string) => {
  const months: string[] = [];
  const date = new Date(`${first}-01T00:00:00Z`);
  while (date.toISOString().slice(0, 7) < last) {
    date.setUTCMonth(date.getUTCMonth() + 1);
    months.push(date.toISOString().slice(0, 7));
  }
  return months;
};

/** 'January 2027'. */
export const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** The box above the list; the head of each page has one for the whole site. */
export const searchBox = (page: Page) => page.getByRole('main').getByLabel('Search courses');

/** The month that the calendar shows. */
export const monthHeading = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /^[A-Z][a-z]+ 20\d\d$/ });

const rowsOf = (page: Page) => page.locator('#upcoming tbody tr:has(td a)');

export const titlesOf = (page: Page) => rowsOf(page).locator('td:nth-of-type(1) a').allTextContents();

/** As they stand on the page, the regular price beside an early bird left out. */
export const pricesOf = async (page: Page) =>
  (await rowsOf(page).locator('td:nth-of-type(4)').allInnerTexts()).map((text) =>
    Number(/^(?:€([\d,.]+)|Free)/.exec(text.trim())?.[1]?.replaceAll(',', '') ?? 0),
  );

export const descending = (numbers: number[]) => numbers.toSorted((one, other) => other - one);

/** The list says that it has so many, and shows them. */
export const expectDates = async (page: Page, count: number) => {
  const said = count === 1 ? '1 date' : `${count} dates`;
  await expect(page.locator('#upcoming').getByText(said, { exact: true })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(Math.min(count, ROWS));
};
