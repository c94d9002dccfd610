import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { fillCart, newMember } from '../cart/carts.ts';
import { agree, payButton } from '../checkout.ts';
import { ownNames, rowOf } from '../course-manager.ts';
import { expect, inspect, mailsTo, openAlive, PEOPLE, payByCard, signIn, test } from '../journey.ts';
import { LIVE_CALLS as CALLS, LIVE_COURSES as LIVE } from './live-courses.ts';

// Somebody whose clock is not that of the course.
test.use({ timezoneId: 'Asia/Dubai' });

/** An open live course of three evenings in Madrid, by whoever is signed in. */
const addLiveCourse = async ({ request }: Page) => {
  const { title, courseCode } = ownNames();
  const listed = await request.get(`${CALLS}?q=Physiology`);
  const [first] = ((await listed.json()) as { courses: { _id: string }[] }).courses;
  const copy = { newTitle: title, newCourseCode: courseCode, newStartDate: '2031-03-06' };
  const copied = await request.post(`${CALLS}/${first?._id}/copy`, { data: copy });
  expect(copied.ok(), await copied.text()).toBe(true);
  const { course } = (await copied.json()) as { course: { _id: string } };
  const evening = { startTime: '19:00', endTime: '20:30' };
  const saved = await request.put(`${CALLS}/${course._id}`, {
    data: {
      basic: { status: 'open' },
      live: {
        sessions: [
          { title: 'Skin', date: '2031-03-06', ...evening },
          { title: 'Light', date: '2031-03-13', ...evening },
          { title: 'Questions', date: '2031-03-20', ...evening },
        ],
      },
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const { slug } = ((await saved.json()) as { course: { slug: string } }).course;
  return { title, courseCode, slug };
};

const askFor = async (
  page: Page,
  { courseCode, title }: { courseCode: string; title: string },
  act: string,
) => {
  await openAlive(page, `${LIVE}?q=${courseCode}`);
  await rowOf(page, title)
    .getByRole('button', { name: `More: ${courseCode}` })
    .click();
  await page.getByRole('link', { name: act }).click();
  return page.getByRole('dialog');
};

/** What went along with the newest letter, as a calendar program reads it. */
const newestEntry = async (page: Page, email: string, subject: RegExp) => {
  const find = async () => (await mailsTo(page, email)).find((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await find())?.subject, { timeout: 30_000 }).toBeTruthy();
  const calendar = new ICAL.Component(ICAL.parse((await find())?.attachments[0]?.content ?? ''));
  const event = calendar.getFirstSubcomponent('vevent');
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
    start: String(event?.getFirstPropertyValue('dtstart')),
  };
};

test('a session is moved and another cancelled while somebody waits, who reads so at once and in their mail', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const office = await (await browser.newContext()).newPage();
  await signIn(office, PEOPLE.admin);
  const course = await addLiveCourse(office);

  const { email } = await newMember(page);
  await fillCart(page, course.slug);
  await page.goto('/checkout');
  await agree(page);
  await payButton(page).click();
  await payByCard(page);
  await expect(page).toHaveURL(/\/payment\/success/);

  await openAlive(page, `/live/${course.slug}`);
  await expect(page.getByText('22:00 in Dubai, your time')).toBeVisible();
  await page.getByLabel('Show times in').selectOption('Asia/Tokyo');
  await expect(page.getByText('Your device is in Dubai now.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('03:00 in Tokyo, your time')).toBeVisible();
  await page.getByLabel('Show times in').selectOption('');

  const moving = await askFor(office, course, 'Move a session…');
  await expect(moving.getByText('1 person is mailed at once')).toBeVisible();
  await moving.getByLabel('Session').selectOption({ label: '1. Skin, 6 March 2031, 19:00 to 20:30' });
  await moving.getByLabel('New date').fill('2031-03-14');
  await moving.getByLabel('Starts').fill('18:00');
  await moving.getByLabel('Ends').fill('19:30');
  await moving.getByRole('button', { name: 'Move session' }).click();
  await expect(moving.getByText('Sessions must be in order and cannot overlap').first()).toBeVisible();
  await inspect(office, 'live-move-session');
  await moving.getByLabel('New date').fill('2031-03-07');
  await moving.getByRole('button', { name: 'Move session' }).click();
  await expect(office.getByText('Session moved')).toBeVisible();

  // As every minute, and as soon as a line is there again.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(
    page.getByText(
      'Moved from Thursday, 6 March 2031, 22:00 to 23:30 to Friday, 7 March 2031, 21:00 to 22:30 in Dubai.',
    ),
  ).toBeVisible();
  await inspect(page, 'live-moved');
  const request = await newestEntry(page, email, /^A session is moved/);
  expect(request).toMatchObject({ method: 'REQUEST', start: '2031-03-07T17:00:00Z' });

  const cancelling = await askFor(office, course, 'Cancel a session…');
  await cancelling.getByLabel('Session').selectOption({ label: '1. Skin, 7 March 2031, 18:00 to 19:30' });
  await cancelling.getByLabel('Reason').fill('The speaker is ill.');
  await inspect(office, 'live-cancel-session');
  await cancelling.getByRole('button', { name: 'Cancel session' }).click();
  await expect(office.getByText('Session cancelled')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('This session is cancelled')).toBeVisible();
  await expect(page.getByText('The speaker is ill.')).toBeVisible();
  await inspect(page, 'live-cancelled');
  const cancel = await newestEntry(page, email, /^A session is cancelled/);
  expect(cancel).toMatchObject({ method: 'CANCEL', uid: request.uid });
  expect(cancel.sequence).toBeGreaterThan(request.sequence);

  await page.getByRole('link', { name: 'See the next session' }).click();
  await expect(page).toHaveURL(/session=2/);
  await openAlive(office, `${LIVE}?q=${course.courseCode}`);
  const row = rowOf(office, course.title);
  await row.getByRole('button', { name: `More: ${course.courseCode}` }).click();
  await row.getByRole('link', { name: 'Notifications' }).click();
  await expect(office.getByText('Reminder, a day before session 2')).toBeVisible();
  await inspect(office, 'live-notices');
});
