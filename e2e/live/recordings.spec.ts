import type { Page } from '@playwright/test';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { recordFilm } from '../record-film.ts';
import { addLiveDraft, LIVE_CALLS, LIVE_COURSES } from './live-courses.ts';

const COURSE = 'consent-clinic-live';
const PAGE = `/live/${COURSE}`;

const film = (page: Page) => page.locator('video');
/** Seconds into the film. */
const timeOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

const pathOf = async (page: Page) => {
  const answer = await page.request.get(`/api/live/${COURSE}`);
  return ((await answer.json()) as { session: { recording: { film: { path: string } } } }).session.recording
    .film.path;
};

atBothWidths(() => {
  test('a participant sees the recording, goes to a chapter, and goes on there on another device', async ({
    page,
    browser,
  }) => {
    await signIn(page, PEOPLE.learner);
    await openAlive(page, '/library/live');
    await expect(page.getByText(/^Recording until \d+ \w+ \d{4}$/)).toBeVisible();
    await inspect(page, 'live-library-recorded');
    await page.getByRole('link', { name: 'Recording of The First Letter Decides' }).click();

    await expect(page.getByRole('heading', { name: 'Recording', level: 2 })).toBeVisible();
    await expect(page.getByText(/^Until the end of \d+ \w+ \d{4} in Lisbon\./)).toBeVisible();
    await expect(page.getByText('Watching it does not count as attendance.')).toBeVisible();
    await expect(film(page)).toHaveJSProperty('error', null);
    await inspect(page, 'live-recording');

    await page.getByRole('button', { name: /The answer that came too soon/ }).click();
    await expect.poll(() => timeOf(page)).toBeGreaterThan(24);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('button', { name: 'Captions' }).click();
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode))
      .toBe('showing');
    await page.getByLabel('Speed').selectOption('1.5');
    await expect(film(page)).toHaveJSProperty('playbackRate', 1.5);
    await page.getByRole('button', { name: 'Captions' }).focus();
    await page.keyboard.press('l');
    await expect.poll(() => timeOf(page)).toBeGreaterThan(36);
    const kept = page.waitForResponse(/recordings\/.*\/position$/);
    await page.keyboard.press('k');
    expect((await kept).ok()).toBe(true);
    await expect(page.getByRole('button', { name: /^Play from 0:3\d|^Play from 0:4\d/ })).toBeVisible();
    await inspect(page, 'live-recording-paused');

    const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await signIn(other, PEOPLE.learner);
    await openAlive(other, PAGE);
    await expect.poll(() => timeOf(other)).toBeGreaterThan(36);
    await other.context().close();

    // Back to its beginning, for whoever walks here next.
    await page.getByRole('button', { name: /Welcome/ }).click();
    await expect.poll(() => timeOf(page)).toBeLessThan(12);
    const again = page.waitForResponse(/recordings\/.*\/position$/);
    await page.getByRole('button', { name: 'Pause' }).click();
    await again;
  });
});

test('a link that is passed on opens nothing to who is not enrolled, and parts go to who is', async ({
  page,
}) => {
  await signIn(page, PEOPLE.learner);
  const path = await pathOf(page);
  const part = await page.request.get(path, { headers: { range: 'bytes=-4' } });
  expect([part.status(), part.headers()['cache-control']]).toEqual([206, 'private, no-store']);
  expect((await page.request.get(path, { headers: { range: 'bytes=99999999-' } })).status()).toBe(416);
  await page.context().clearCookies();
  expect((await page.request.get(path)).status()).toBe(401);
  await signIn(page, PEOPLE.instructor);
  expect((await page.request.get(path)).status()).toBe(403);
});

atBothWidths(() => {
  test('staff replace a recording, refuse what is none, and correct chapters and captions', async ({
    page,
  }) => {
    test.slow();
    await signIn(page, PEOPLE.admin);
    const id = await addRecordedCourse(page);
    await openAlive(page, `${LIVE_COURSES}/${id}/recordings`);
    await expect(page.getByRole('heading', { level: 1, name: /^Recordings of/ })).toBeVisible();
    await inspect(page, 'live-recordings-none');

    const choose = (name: string, buffer: Buffer) =>
      page
        .locator('input[type="file"][accept*="video"]')
        .setInputFiles({ name, mimeType: 'video/webm', buffer });
    await choose('notes.webm', Buffer.from('no film at all'));
    await expect(page.getByText('“notes.webm” is not a real WEBM file.')).toBeVisible();
    await page.route('**/api/*/recordings/*', (route) => route.abort());
    await choose('evening.webm', await recordFilm(page));
    await expect(page.getByText('The connection was lost. Please try again.')).toBeVisible();
    await page.unroute('**/api/*/recordings/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The recording is stored').first()).toBeVisible();
    await expect
      .poll(() => film(page).evaluate(({ readyState }: HTMLVideoElement) => readyState))
      .toBeGreaterThan(0);

    await page.getByLabel('Chapters').fill('0:00 Welcome\nno time');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Line 2: please write a time and a title/).first()).toBeVisible();
    await inspect(page, 'live-recordings-refused');
    await page.getByLabel('Chapters').fill('0:00 Welcome');
    await page.getByLabel('Participants can see it').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: /Welcome/ })).toBeVisible();

    const captions = page.locator('input[type="file"][accept*="vtt"]');
    const vtt = (text: string) => ({ name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) });
    await captions.setInputFiles(vtt('Welcome'));
    await expect(page.getByText(/This is no WebVTT file/)).toBeVisible();
    await captions.setInputFiles(vtt('WEBVTT\n\n00:00.000 --> 00:01.000\nWelcome.\n'));
    await expect(page.getByText('Captions are shown')).toBeVisible();
    await inspect(page, 'live-recordings-published');

    await page.getByText('Take the recording away').click();
    await page.getByRole('button', { name: 'Take it away' }).click();
    await expect(film(page)).toHaveCount(0);
  });
});

/** A live course whose session was yesterday: it was announced for a later day. */
const addRecordedCourse = async (page: Page) => {
  const { _id } = await addLiveDraft(page);
  const path = `${LIVE_CALLS}/${_id}`;
  const { course } = (await (await page.request.get(path)).json()) as { course: AdminCourse };
  if (!('live' in course)) throw new Error('this is no live course');
  const date = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
  const sessions = course.live.sessions.slice(0, 1).map((session) => ({ ...session, date }));
  const { version } = course;
  const live = { ...course.live, recordingMonths: 6, sessions };
  const answer = await page.request.put(path, { data: { live, version, saveAsDraft: true } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return _id;
};
