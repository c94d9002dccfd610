import type { Page } from '@playwright/test';
import { agree, pressUnready, registerAtCheckout } from '../checkout.ts';
import { expect, expectAlive, newcomer, openAlive, test } from '../journey.ts';

const SLUG = 'infection-control-in-the-injection-room';
const TITLE = 'Infection Control in the Injection Room';
const COURSE = `/elearning/course/${SLUG}`;

const enroll = async (page: Page) => {
  await openAlive(page, `/checkout/elearning/${SLUG}`);
  await registerAtCheckout(page, newcomer());
  await agree(page);
  await pressUnready(page);
  await expect(page.getByRole('heading', { name: 'Enrollment Successful!' })).toBeVisible();
};

const keep = async (page: Page) => {
  await openAlive(page, '/elearning/portal');
  await page.getByRole('button', { name: `Keep on this device: ${TITLE}` }).click();
  await expect(page.getByRole('dialog')).toContainText(/\d MB/);
  await page.getByRole('button', { name: /^Keep [\d.]+ MB$/ }).click();
  await expect(page.getByRole('button', { name: `Remove ${TITLE} from this device` })).toBeVisible();
};

const copies = (page: Page) => page.evaluate(() => caches.keys());

const progressOf = async (page: Page) => {
  const answer = await page.request.get(`/api/elearning/${SLUG}/progress`);
  expect(answer.ok(), await answer.text()).toBe(true);
  const { progress } = (await answer.json()) as {
    progress: { percentageComplete: number; totalSlides: number };
  };
  return progress.percentageComplete;
};

/** Leads to each slide in turn: whoever jumps on has completed what they leave. */
const learnAll = async (page: Page, from: number) => {
  const links = page.getByRole('navigation', { name: 'Contents', exact: true }).locator('[data-slide]');
  const count = await links.count();
  for (let at = from; at < count; at++) {
    await links.nth(at).click();
    await expect(page.getByText(`Slide ${at + 1} of ${count}`).first()).toBeVisible();
    await expect(page.getByText('This slide could not be loaded')).toHaveCount(0);
  }
  await links.nth(count - 2).click();
  await expect(page.getByText(`${count} of ${count} slides`)).toBeVisible();
};

test('a course that is kept is learned to the end in flight mode, and arrives complete', async ({
  page,
  context,
}) => {
  await enroll(page);
  await keep(page);

  await context.setOffline(true);
  await page.goto(COURSE);
  await expectAlive(page);
  await expect(page.getByText('Slide 1 of 8').first()).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^Offline: \d+ changes kept on this device$/)).toBeVisible();

  // Whoever opens it again is where they were, with what they had done.
  await page.reload();
  await expectAlive(page);
  await expect(page.getByText('Slide 2 of 8').first()).toBeVisible();
  await expect(page.getByText('1 of 8 slides')).toBeVisible();
  await learnAll(page, 1);
  await page.getByRole('link', { name: /Needs a connection/ }).click();
  await expect(page.getByRole('heading', { name: 'A test needs a connection' })).toBeVisible();

  await context.setOffline(false);
  await page.goto(COURSE);
  await expect.poll(() => progressOf(page)).toBe(100);
});

test('without a connection the portal says what is kept, and nothing that is sold is answered from the device', async ({
  page,
  context,
}) => {
  await enroll(page);
  await keep(page);
  const worker = await page.request.get('/elearning/worker.js');
  expect(worker.headers()['cache-control'], 'each visit asks for a newer one').toBe('no-cache');
  await context.setOffline(true);
  await page.goto('/elearning/portal');
  await expect(page).toHaveURL('/elearning/kept');
  await expect(page.getByText('You are offline')).toBeVisible();
  for (const path of [
    `/checkout/elearning/${SLUG}`,
    '/elearning/payment/success',
    `/self-paced-online-training/${SLUG}`,
  ])
    await expect(page.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  // The browser's own page of what could not be reached may be there before this one, or come in between.
  await expect(() => page.goto('/elearning/kept')).toPass();
  await page.getByRole('link', { name: `Learn ${TITLE}` }).click();
  await expect(page).toHaveURL(COURSE);
  await page.getByRole('link', { name: 'Exit to your courses' }).click();
  await expect(page).toHaveURL('/elearning/kept');

  await context.setOffline(false);
  await page.getByRole('button', { name: `Remove ${TITLE} from this device` }).click();
  await expect(page.getByText('No course is kept on this device')).toBeVisible();
  expect(await copies(page)).toEqual([]);
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(workers, 'the worker goes with the last course').toBe(0);
});

test('whoever logs out leaves no copy behind', async ({ page }) => {
  await enroll(page);
  await keep(page);
  expect(await copies(page)).toHaveLength(1);
  await page.goto('/logout');
  await expect.poll(() => copies(page)).toEqual([]);
});
