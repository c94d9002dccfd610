import type { Browser, Page } from '@playwright/test';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { COURSES, enrol, expectMail, saveElsewhere } from '../course-manager.ts';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { recordFilm } from '../record-film.ts';
import { addCourseOfToday } from './course-of-today.ts';

const REASON = 'The needle is not seen. Please film from the side.';

/** The demo's instructor teaches it. */
const appoint = async (page: Page, browser: Browser, course: AdminCourse) => {
  const { instructors } = await (await page.request.get('/admin-courses/inperson/api/instructors')).json();
  const { _id: instructorId } = instructors.find(({ name }: { name: string }) => name.includes('Haddad'));
  const primary = { instructorId, role: 'Lead Instructor' };
  await saveElsewhere(browser, course, { instructors: { primary, additional: [] } });
};

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'video/webm', buffer });

/** The browser has read the film so far that it could play it. */
const expectPlayable = (page: Page) =>
  expect
    .poll(() => page.locator('video').evaluate(({ readyState }: HTMLVideoElement) => readyState))
    .toBeGreaterThan(0);

atBothWidths(() => {
  test('a film is handed in, given back with a reason, handed in again and accepted', async ({
    page,
    browser,
  }) => {
    test.slow();
    const course = await addCourseOfToday(page, { videoSubmissionRequired: true });
    await appoint(page, browser, course);
    const participant = await enrol(page, course);
    await openAlive(page, `/certificates/why/${course.slug}`);
    await page.getByRole('link', { name: 'Hand in a film' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Film of a procedure');
    await inspect(page, 'film-open');

    const film = await recordFilm(page);
    await choose(page, 'notes.webm', Buffer.from('no film at all'));
    await expect(page.getByText('“notes.webm” is not a real WEBM file.')).toBeVisible();
    await page.route('**/api/attendance/videos/*', (route) => route.abort());
    await choose(page, 'procedure.webm', film);
    await expect(page.getByText('The connection was lost. Please try again.')).toBeVisible();
    await inspect(page, 'film-connection-lost');
    await page.unroute('**/api/attendance/videos/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your film was handed in').first()).toBeVisible();
    await expect(page.getByText('Waits to be looked at', { exact: true })).toBeVisible();
    await expectPlayable(page);
    await inspect(page, 'film-waiting');

    const room = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await signIn(room, PEOPLE.instructor);
    await openAlive(room, `${COURSES}/${course.slug}/attendance`);
    await expect(room.getByText('Film: waits')).toBeVisible();
    await inspect(room, 'attendance-with-film');
    await room.getByRole('link', { name: /film of/ }).click();
    await expectPlayable(room);
    await inspect(room, 'film-to-decide');
    await room.getByRole('button', { name: 'Give it back' }).click();
    await expect(room.getByText('Please say why it is given back.').first()).toBeVisible();
    await room.getByLabel('Why it is given back').fill(REASON);
    await room.getByRole('button', { name: 'Give it back' }).click();
    await expect(room.getByText('Given back by Layla Haddad')).toBeVisible();

    await expectMail(page, participant, /^Please hand in another film/);
    await openAlive(page, `/certificates/why/${course.slug}/film`);
    await expect(page.getByText(REASON).first()).toBeVisible();
    await inspect(page, 'film-returned');
    await choose(page, 'second.webm', film);
    await expect(page.getByText('Waits to be looked at', { exact: true })).toBeVisible();

    await openAlive(room, `${COURSES}/${course.slug}/attendance`);
    await room.getByRole('link', { name: /film of/ }).click();
    await room.getByRole('button', { name: 'Accept the film' }).click();
    await expect(room.getByText('Accepted by Layla Haddad')).toBeVisible();
    await inspect(room, 'film-accepted');
    await room.context().close();

    await openAlive(page, `/certificates/why/${course.slug}`);
    const rule = page.getByRole('listitem').filter({ hasText: 'Film of a procedure accepted' });
    await expect(rule.getByLabel('Met', { exact: true })).toBeVisible();
    await openAlive(page, `/certificates/why/${course.slug}/film`);
    await expect(page.getByText('Your film was accepted')).toBeVisible();
    await expect(page.locator('input[type="file"]')).toHaveCount(0);
  });
});
