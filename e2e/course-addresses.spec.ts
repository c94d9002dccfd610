import { findCourses, LIST, monthHeading, monthName, searchBox } from './catalogue.ts';
import { expect, test } from './journey.ts';

const SLUG = 'lower-face-toxin';
const COURSES = '/in-person/courses';
/** Of the demo world: a draft, and one that never was. */
const HIDDEN = ['digital-smile-design', 'no-such-course'];
const CANCELLED = 'non-surgical-rhinoplasty';

test('who finds nothing is told so, with the nearest dates and a way out', async ({ page }) => {
  await page.goto(`${LIST}?q=qwertz`);
  await expect(page.getByRole('heading', { name: 'No Courses Found' })).toBeVisible();
  await expect(page.getByText('Nothing matches “qwertz”.')).toBeVisible();
  const bookable = (await findCourses(page.request)).upcomingCourses.filter(
    ({ enrollment }) => enrollment.isEnrollable,
  );
  const nearest = page.locator('#upcoming').getByRole('listitem').getByRole('link');
  await expect(nearest).toHaveText(bookable.slice(0, 3).map(({ basic }) => basic.title));
  await nearest.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookable[0]?.basic.title ?? '');
  await page.goBack();
  await page.getByRole('link', { name: 'All in-person courses' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(searchBox(page)).toHaveValue('');
  await expect(page.getByRole('link', { name: bookable[0]?.basic.title }).first()).toBeVisible();
});

test('a month without courses leads to the nearest one that has some', async ({ page }) => {
  const month = `${new Date().getFullYear() + 9}-01`;
  await page.goto(`${LIST}?view=calendar&month=${month}`);
  await expect(page.getByText(`No course takes place in ${monthName(month)}.`)).toBeVisible();
  await page.getByRole('link', { name: /^Last dates: / }).click();
  await expect(monthHeading(page)).not.toHaveText(monthName(month));
  const shown = new URL(page.url()).searchParams.get('month') ?? '';
  await expect(page.getByRole('heading', { name: `Courses in ${monthName(shown)}` })).toBeVisible();

  await page.goto(`${LIST}?q=qwertz&view=calendar&month=${shown}`);
  await expect(
    page.getByText(`No course in ${monthName(shown)} matches what you have chosen.`),
  ).toBeVisible();
  await page.getByRole('link', { name: 'All courses of the month' }).click();
  await expect(page.getByRole('heading', { name: `Courses in ${monthName(shown)}` })).toBeVisible();
});

test('a course has one address: its former one, its code and its number lead there', async ({ page }) => {
  const [course] = (await findCourses(page.request, 'LFT-DOH-22')).upcomingCourses;
  for (const key of ['masseter-and-lower-face-toxin', 'LFT-DOH-22', course?._id, 'Lower-Face-Toxin']) {
    await page.goto(`${COURSES}/${key}?from=mail`);
    await expect(page).toHaveURL(`${COURSES}/${SLUG}?from=mail`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masseter and Lower-Face Toxin');
  }
  const moved = await page.request.get(`${COURSES}/masseter-and-lower-face-toxin`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
});

test('what is not for the public is nowhere: no page, no row, no date', async ({ page }) => {
  for (const slug of HIDDEN) {
    const answer = await page.goto(`${COURSES}/${slug}`);
    expect(answer?.status(), slug).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course Not Found');
    await expect(page.getByText('The course you are looking for does not exist.')).toBeVisible();
    const checkout = await page.request.get(`/inperson/course/${slug}/validate`);
    expect(checkout.status(), slug).toBe(404);
  }
  await page.getByRole('main').getByRole('link', { name: 'All in-person courses' }).click();
  await expect(page).toHaveURL(LIST);
  for (const path of [LIST, `${LIST}/calendar.ics`, '/sitemap.xml', `${LIST}?q=rhinoplasty`]) {
    const text = await (await page.request.get(path)).text();
    expect([...HIDDEN, CANCELLED].filter((slug) => text.includes(`${COURSES}/${slug}`))).toEqual([]);
  }
});

test('a course that was cancelled says so to whoever comes by its address, and sells nothing', async ({
  page,
}) => {
  await page.goto(`${COURSES}/${CANCELLED}`);
  await expect(page.getByRole('main')).toContainText(/cancelled/i);
  await expect(page.getByRole('link', { name: 'Enroll Now' })).toHaveCount(0);
  const checkout = await page.request.get(`/inperson/course/${CANCELLED}/validate`);
  expect(checkout.ok()).toBe(false);
});

test('a course that has taken place stays to be read, and leads to coming dates', async ({ page }) => {
  await page.goto(`${COURSES}/laser-safety-officer-dubai`);
  await expect(page.getByText('Archive: this course has taken place')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enroll Now' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Coming dates' }).first().click();
  await expect(
    page.locator('#upcoming').getByRole('link', { name: 'Laser Safety Officer', exact: true }),
  ).toBeVisible();
});

test('the dates somebody has chosen come as a calendar that knows the zones of the venues', async ({
  page,
}) => {
  await page.goto(`${LIST}?q=London`);
  await page.getByText('Subscribe to dates').click();
  const link = page.getByRole('link', { name: 'download the dates as they are today' });
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');
  const calendar = (await answer.text()).replaceAll('\r\n ', '');
  expect(calendar).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/London\r\n');
  expect(calendar).toMatch(/DTSTART;TZID=Europe\/London:\d{8}T\d{6}\r\n/);
  expect(calendar).toContain('SUMMARY:Lip and Perioral Fillers');
  expect(calendar).not.toContain('Laser Safety Officer');

  await page.goto(`${COURSES}/${SLUG}`);
  const own = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const entry = await (await page.request.get(own ?? '')).text();
  expect(entry).toContain('TZID:Asia/Qatar');
  expect(entry.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(entry).toContain('SUMMARY:Masseter and Lower-Face Toxin');
});
