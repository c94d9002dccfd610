import type { Page } from '@playwright/test';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { addFrom, linesOf, newMember, SELF_PACED } from '../cart/carts.ts';
import { agree, payButton } from '../checkout.ts';
import { expectMail, ownNames } from '../course-manager.ts';
import { expect, inspect, mailsTo, openAlive, PEOPLE, payByCard, signIn, test } from '../journey.ts';
import { noonZone } from '../learning/course-of-today.ts';
import { recordFilm } from '../record-film.ts';
import { LIVE_CALLS, LIVE_COURSES, openBeside } from './live-courses.ts';

type LiveCourse = Extract<AdminCourse, { live: object }>;

const courseIn = async (answer: Awaited<ReturnType<Page['request']['put']>>): Promise<LiveCourse> => {
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { course: LiveCourse }).course;
};

const { zone, today } = noonZone();
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });

/** So many minutes from now by the clocks there: a full hour may strike while a letter is waited for. */
const clockAfter = (minutes: number): string => clock.format(Date.now() + minutes * 60_000);

/** The one session of a course is today, from one of its clocks to the other. */
const holdAt = async ({ request }: Page, id: string, [startTime, endTime]: readonly [string, string]) => {
  const { live, version } = await courseIn(await request.get(`${LIVE_CALLS}/${id}`));
  const sessions = [{ ...live.sessions[0], date: today, startTime, endTime }];
  const changed = { ...live, joinUrl: 'https://meet.example/j/whole-way', sessions };
  return courseIn(await request.put(`${LIVE_CALLS}/${id}`, { data: { live: changed, version } }));
};

/** An open live course of one session, of which one is soon reminded an hour before: a copy of one that gives a certificate. */
const addCourseOfToday = async (page: Page) => {
  const listed = await page.request.get(`${LIVE_CALLS}?q=LIV-LIN-01`);
  const [model] = ((await listed.json()) as { courses: { _id: string }[] }).courses;
  const { title, courseCode } = ownNames();
  const copy = { newTitle: title, newCourseCode: courseCode, newStartDate: '2031-03-06' };
  const { _id, schedule, certification } = await courseIn(
    await page.request.post(`${LIVE_CALLS}/${model?._id}/copy`, { data: copy }),
  );
  await courseIn(
    await page.request.put(`${LIVE_CALLS}/${_id}`, {
      data: {
        basic: { status: 'open' },
        schedule: { ...schedule, venueTimezone: zone },
        // The office issues those of the model from its list.
        certification: { ...certification, features: { ...certification.features, autoGenerate: true } },
      },
    }),
  );
  return holdAt(page, _id, [clockAfter(62), clockAfter(92)]);
};

/** Buys the live course together with a self-paced one, in one payment. */
const buyBoth = async (page: Page, { slug }: LiveCourse) => {
  await addFrom(page, `/online-live-training/${slug}`);
  await addFrom(page, SELF_PACED);
  await page.goto('/checkout');
  await expect(linesOf(page)).toHaveCount(2);
  await agree(page);
  await payButton(page).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
};

const takeOverList = async (page: Page, { slug }: LiveCourse, email: string) => {
  const [year, month, day] = today.split('-');
  const row = `Noor,${email},${month}/${day}/${year} 07:00:00 AM,${month}/${day}/${year} 07:28:00 AM,28,No`;
  await openAlive(page, `${LIVE_COURSES}/${slug}/attendance/list`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'zoom.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),In Waiting Room\n${row}`,
    ),
  });
  await page.getByRole('button', { name: 'Take over', exact: true }).click();
  await expect(page.getByText('The minutes of 1 person were taken over')).toBeVisible();
};

const publishRecording = async (page: Page, { slug }: LiveCourse) => {
  await openAlive(page, `${LIVE_COURSES}/${slug}/recordings`);
  await page
    .locator('input[type="file"][accept*="video"]')
    .setInputFiles({ name: 'session.webm', mimeType: 'video/webm', buffer: await recordFilm(page) });
  await expect(page.getByText('The recording is stored').first()).toBeVisible();
  await page.getByLabel('Participants can see it').check();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved;
};

test('a live course is bought with a self-paced one, reminded of, moved, joined, recorded and certified', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await signIn(page, PEOPLE.admin);
  const course = await addCourseOfToday(page);
  const member = await newMember(page);
  const own = await page.context().cookies();
  const asMember = async () => {
    await page.context().clearCookies();
    await page.context().addCookies(own);
    await openAlive(page, `/live/${course.slug}`);
  };
  await buyBoth(page, course);
  await expect
    .poll(async () => (await mailsTo(page, member.email)).map(({ subject }) => subject).join('\n'), {
      timeout: 200_000,
    })
    .toMatch(/^Your session is on /m);

  await signIn(page, PEOPLE.admin);
  await holdAt(page, course._id, [clockAfter(10), clockAfter(40)]);
  await expectMail(page, member, /^A session is moved: /);
  await asMember();
  await expect(page.getByText('This session was moved')).toBeVisible();
  await inspect(page, 'live-whole-way-moved');
  expect(await openBeside(page, 'Join the session')).toBe('https://meet.example/j/whole-way');

  await signIn(page, PEOPLE.admin);
  await holdAt(page, course._id, ['07:00', '07:30']);
  await takeOverList(page, course, member.email);
  await publishRecording(page, course);
  await asMember();
  await expect(page.getByText('In, by the platform’s list', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recording', level: 2 })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Issued' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await inspect(page, 'live-whole-way-certified');
  await page.getByRole('link', { name: 'Issued' }).click();
  await expect(page).toHaveURL(/\/certificates\//);
});
