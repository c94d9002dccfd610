import type { Page } from '@playwright/test';
import { enrol, ownNames } from '../course-manager.ts';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { noonZone } from '../learning/course-of-today.ts';
import { LIVE_CALLS, LIVE_COURSES } from './live-courses.ts';

type Course = { _id: string; slug: string; version: number; live: { sessions: { _id: string }[] } };

const courseIn = async (answer: Awaited<ReturnType<Page['request']['post']>>) => {
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { course: Course }).course;
};

/** A live course that was sold before its session, which is over by now: it was put forward. */
const addHeldCourse = async (page: Page) => {
  const { zone, today } = noonZone();
  await signIn(page, PEOPLE.admin);
  const found = await page.request.get('/admin-courses/inperson/api/instructors');
  const { instructors } = (await found.json()) as { instructors: { _id: string }[] };
  const session = { title: 'Cases', date: today, startTime: '13:00', endTime: '14:30' };
  const course = await courseIn(
    await page.request.post(LIVE_CALLS, {
      data: {
        basic: { ...ownNames(), description: 'Cases and questions.', status: 'open' },
        schedule: { venueTimezone: zone },
        enrollment: { basePrice: 120, seatsAvailable: 20 },
        instructors: { primary: { instructorId: instructors[0]?._id } },
        live: { platform: 'Zoom', joinUrl: 'https://meet.example/secret-room', sessions: [session] },
      },
    }),
  );
  const people = [await enrol(page, course), await enrol(page, course)] as const;
  await signIn(page, PEOPLE.admin);
  const read = await courseIn(await page.request.get(`${LIVE_CALLS}/${course._id}`));
  const held = { ...session, _id: read.live.sessions[0]?._id, startTime: '07:00', endTime: '08:30' };
  await courseIn(
    await page.request.put(`${LIVE_CALLS}/${course._id}`, {
      data: { live: { ...read.live, sessions: [held] }, version: read.version },
    }),
  );
  return { course, people, today };
};

atBothWidths(() => {
  test('staff look at the platform’s list of a session, say who is who, and take it over once', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { course, people, today } = await addHeldCourse(page);
    const [known, unknown] = people;
    await openAlive(page, `${LIVE_COURSES}/${course.slug}/attendance`);
    await expect(page.getByText('0 of 2 here')).toBeVisible();
    await page.getByRole('link', { name: 'Platform’s list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The platform’s list' })).toBeVisible();

    const send = (name: string, text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    await send('people.csv', 'number,name\n1,Anna');
    await expect(page.getByText('No row says who joined and left when')).toBeVisible();
    await inspect(page, 'platform-list-refused');

    const head = 'Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),In Waiting Room';
    const [year, month, day] = today.split('-');
    const at = (clock: string) => `${month}/${day}/${year} ${clock}`;
    await send(
      'zoom.csv',
      [
        head,
        `Noor,${known.email.toUpperCase()},${at('06:55:00 AM')},${at('07:40:00 AM')},45,No`,
        `Noor,${known.email},${at('07:45:00 AM')},${at('08:31:00 AM')},46,No`,
        `"🩺 Dr. Haddad, Noor (Dubai)",,${at('07:30:00 AM')},${at('08:30:00 AM')},60,No`,
        `"=HYPERLINK(""https://evil.example"")",,${at('07:30:00 AM')},,0,No`,
      ].join('\r\n'),
    );
    await expect(
      page.getByText(/zoom\.csv is a list of Zoom with 2 people: 1 known by their address/),
    ).toBeVisible();
    await expect(page.getByText('Line 5: nobody has left by it.')).toBeVisible();
    await inspect(page, 'platform-list-preview');

    const who = page.getByRole('combobox', { name: /^Participant: / });
    await expect(who).toHaveValue('');
    await who.selectOption({ label: `Noor Haddad, ${unknown.email}` });
    await page.getByRole('button', { name: 'Take over', exact: true }).click();
    await expect(page.getByText('The minutes of 2 people were taken over')).toBeVisible();
    await inspect(page, 'platform-list-taken');

    await openAlive(page, `${LIVE_COURSES}/${course.slug}/attendance`);
    await expect(page.getByText('2 of 2 here')).toBeVisible();
    await expect(page.getByText('85 minutes, by the platform')).toBeVisible();
    await expect(page.getByText('60 minutes, by the platform')).toBeVisible();
    await expect(page.getByText(/zoom\.csv was taken over on/)).toBeVisible();
    await inspect(page, 'live-attendance');

    await page.context().clearCookies();
    await page.context().addCookies(known.cookies);
    await openAlive(page, `/live/${course.slug}`);
    await expect(page.getByText('In, by the platform’s list', { exact: true })).toBeVisible();
  });
});
