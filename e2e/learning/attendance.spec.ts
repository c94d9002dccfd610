import type { Browser, Page } from '@playwright/test';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { COURSES, enrol, saveElsewhere } from '../course-manager.ts';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { addCourseOfToday } from './course-of-today.ts';

/** What the room’s screen shows, read by somebody who stands before it. */
const codeOnScreen = async (page: Page, { slug }: AdminCourse) => {
  await openAlive(page, `${COURSES}/${slug}/check-in`);
  await expect(page.getByRole('img', { name: 'Code to check in with' })).toBeVisible();
  return (await page.getByText(/^or enter \d{3} \d{3} at/).textContent())?.match(/\d{3} \d{3}/)?.[0] ?? '';
};

/** Its hours are those of this morning, so that it is over. */
const moveToMorning = async (browser: Browser, course: AdminCourse) => {
  const { schedule } = course;
  const timeSlots = { ...schedule.timeSlots, startTime: '08:00', endTime: '11:00' };
  await saveElsewhere(browser, course, { schedule: { ...schedule, timeSlots } });
};

atBothWidths(() => {
  test('a course is attended by code, its certificate follows, and a stranger verifies it', async ({
    page,
    browser,
  }) => {
    test.slow();
    const course = await addCourseOfToday(page, { practicalRequired: true });
    const participant = await enrol(page, course);
    await signIn(page, PEOPLE.staff);
    const figures = await codeOnScreen(page, course);
    await inspect(page, 'room-screen');

    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await phone.context().addCookies(participant.cookies);
    await openAlive(phone, '/in');
    await phone.getByLabel('Six figures').fill('000 000');
    await phone.getByRole('button', { name: 'Check in' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('That code has changed');
    await inspect(phone, 'check-in-too-late');
    await phone.getByLabel('Six figures').fill(figures);
    await phone.getByRole('button', { name: 'Check in' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('You are checked in');
    await inspect(phone, 'checked-in');

    await openAlive(page, `${COURSES}/${course.slug}/attendance`);
    await expect(page.getByText('1 of 1 here')).toBeVisible();
    await expect(page.getByText(/by figures/)).toBeVisible();
    await page.getByRole('button', { name: /^Practical passed/ }).click();
    await expect(page.getByText('Practical: passed')).toBeVisible();

    // The day is over as soon as its hours say so; who came at noon was there, as the list on paper says.
    await moveToMorning(browser, course);
    await openAlive(page, `${COURSES}/${course.slug}/attendance`);
    await page.getByRole('link', { name: /^Correct/ }).click();
    await page.getByRole('button', { name: 'Correct' }).click();
    await expect(page.getByText('Please say why it is corrected.').first()).toBeVisible();
    await page.getByLabel('Reason').fill('Signed on paper');
    await page.getByRole('button', { name: 'Correct' }).click();
    await expect(page.getByText(/corrected/)).toBeVisible();
    await expect(page.getByText('100%')).toBeVisible();
    await inspect(page, 'attendance-noted');

    let number = '';
    await expect(async () => {
      const answer = await phone.request.get('/api/certificates');
      number = (await answer.json()).certificates[0]?.number ?? '';
      expect(number).not.toBe('');
    }).toPass({ timeout: 60_000 });
    const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await stranger.goto(`/verify/${number}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Valid');
    await expect(stranger.getByText('100%', { exact: true })).toBeVisible();
    await stranger.context().close();
    await phone.context().close();
  });

  test('who scans before they have logged in is checked in after it', async ({ page, browser }) => {
    const course = await addCourseOfToday(page, { practicalRequired: true });
    const participant = await enrol(page, course);
    await signIn(page, PEOPLE.staff);
    const { days } = await (
      await page.request.get(`/api/admin/in-person-courses/${course.slug}/attendance`)
    ).json();
    const path = `/api/admin/in-person-courses/${course.slug}/attendance/codes?sessionId=${days[0].sessionId}`;
    const { codes } = await (await page.request.get(path)).json();

    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await phone.goto(codes[0].path);
    await expect(phone).toHaveURL(/\/login\?next=%2Fin$/);
    await phone.getByLabel('Email').fill(participant.email);
    await phone.getByLabel('Password', { exact: true }).fill(participant.password);
    await phone.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('You are checked in');
    await phone.context().close();
  });
});
