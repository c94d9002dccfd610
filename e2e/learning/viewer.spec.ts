import type { Page } from '@playwright/test';
import { atBothWidths, expect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { focused, tabTo } from '../keyboard.ts';
import {
  beginCourse,
  completedSlides,
  FLAGSHIP,
  FREE_COURSE,
  heardMs,
  openCourse,
  slideCount,
} from './learner.ts';

const PORTAL = '/elearning/portal?tab=my-courses';

const script = (page: Page) => page.getByRole('region', { name: 'Script' });
const spoken = (page: Page) => script(page).locator('[data-spoken]');
const msOf = async (word: ReturnType<typeof spoken>) => Number(await word.getAttribute('data-ms'));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const next = (page: Page) => page.getByRole('link', { name: 'Next', exact: true });
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

atBothWidths(() => {
  test('words light up as they are spoken, and a word that is pressed is gone to', async ({ page }) => {
    await beginCourse(page, FLAGSHIP);
    await openCourse(page, FLAGSHIP);
    await expect(spoken(page)).toHaveCount(0);
    await press(page, 'Play');
    await expect(spoken(page)).toBeVisible();
    await press(page, 'Pause');
    const words = script(page).locator('[data-ms]');
    const place = await words.evaluateAll((all) => all.findIndex((one) => 'spoken' in one.dataset));
    expect(await heardMs(page)).toBeGreaterThanOrEqual(await msOf(words.nth(place)));
    expect(await heardMs(page)).toBeLessThan(await msOf(words.nth(place + 1)));

    const pressed = words.filter({ hasText: 'spokes' });
    await pressed.click();
    await expect(spoken(page)).toHaveText('spokes');
    expect(await heardMs(page)).toBeCloseTo(await msOf(pressed), -1);

    await page.getByLabel('Speed').selectOption('1.5×');
    await press(page, 'Play');
    await next(page).click();
    await expect(slideCount(page)).toHaveText('Slide 2 of 43');
    await expect(spoken(page), 'who listens hears the next slide, too').toBeVisible();
    expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5);

    if (isWide(page)) {
      expect(await pageHeight(page), 'all of it is one screen').toBe(page.viewportSize()?.height);
      await press(page, 'Script');
      await expect(script(page)).toBeHidden();
      await press(page, 'Script');
    }
    await expect(script(page)).toBeVisible();

    await page.route(/\.ogg$/, (route) => route.fulfill({ status: 404 }));
    await openAlive(page, `/elearning/course/${FLAGSHIP}?slide=how-the-toxin-works`);
    await expect(page.getByText('Audio narration not available')).toBeVisible();
    await expect(script(page)).toContainText('nerve');
    await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
  });

  test('who leaves goes on at the slide and the second, until the course is started over', async ({
    page,
  }) => {
    await beginCourse(page, FREE_COURSE);
    await openCourse(page, FREE_COURSE);
    await next(page).click();
    await expect(slideCount(page)).toHaveText('Slide 2 of 8');
    await next(page).click();
    await expect(slideCount(page)).toHaveText('Slide 3 of 8');
    await page.getByLabel('Position in the narration').fill('17');
    await page.getByRole('link', { name: 'Exit to your courses' }).click();

    await expect(page).toHaveURL('/elearning/portal');
    await page.getByRole('link', { name: 'Continue at 0:17' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thirty seconds, six movements' }),
    ).toBeVisible();
    await expect(slideCount(page)).toHaveText('Slide 3 of 8');
    await expect.poll(() => heardMs(page)).toBeGreaterThanOrEqual(17_000);
    expect(await heardMs(page)).toBeLessThan(18_000);

    await openAlive(page, PORTAL);
    const startOver = page.getByRole('link', { name: 'Start over with Infection Control' });
    await startOver.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('2 completed slides go into your history.');
    await dialog.getByRole('link', { name: 'Go back' }).click();
    await expect(page.getByText('2 of 8 slides')).toBeVisible();
    await startOver.click();
    await dialog.getByRole('button', { name: 'Start Over' }).click();
    await expect(page.getByText('What you did before is kept in your history.')).toBeVisible();
    await expect(page.getByText('0 of 8 slides')).toBeVisible();
    await page.getByRole('link', { name: 'Start Infection Control' }).click();
    await expect(slideCount(page)).toHaveText('Slide 1 of 8');
    expect(await completedSlides(page, FREE_COURSE)).toEqual([]);
  });
});

test('a login that ends while somebody learns is asked for over the slide, and nothing is lost', async ({
  page,
}) => {
  const learner = await beginCourse(page, FREE_COURSE);
  await openCourse(page, FREE_COURSE);
  await page.context().clearCookies();
  await next(page).click();
  await expect(slideCount(page)).toHaveText('Slide 2 of 8');
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog).toBeVisible();
  await expect(page.getByText(/^Logged out: \d changes? kept on this device$/)).toBeVisible();
  await dialog.getByLabel('Email').fill(learner.email);
  await dialog.getByLabel('Password', { exact: true }).fill(learner.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.v-saved')).toContainText(/^Saved \d/);
  await expect(slideCount(page), 'it is the same slide').toHaveText('Slide 2 of 8');
  expect(await completedSlides(page, FREE_COURSE)).toEqual(['four-roads-to-a-puncture']);
});

test('a course is learned to its end by the keyboard alone', async ({ page }) => {
  await beginCourse(page, FREE_COURSE);
  await openAlive(page, PORTAL);
  await tabTo(page, /^(Start|Continue) Infection Control/);
  await page.keyboard.press('Enter');
  await expect(slideCount(page)).toHaveText('Slide 1 of 8');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Slide before, after');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('ArrowRight');
  await expect(focused(page)).toHaveText('Whatever is out of reach is not used');
  await page.keyboard.press('ArrowLeft');
  await expect(focused(page)).toHaveText('Four roads to one puncture');

  await page.keyboard.press('n');
  await expect(focused(page)).toHaveAttribute('id', 'new-note');
  await page.keyboard.type('Where is our sharps box? b?');
  await tabTo(page, 'Add note');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Where is our sharps box? b?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: 'Bookmarks 1' }).first()).toBeVisible();

  for (let number = 2; number <= 8; number += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(slideCount(page)).toHaveText(`Slide ${number} of 8`);
  }
  await page.keyboard.press('ArrowRight');
  const end = page.getByRole('dialog', { name: 'Congratulations!' });
  await expect(end).toContainText(
    'You have completed all slides of Infection Control in the Injection Room.',
  );
  await tabTo(page, 'Back to your courses');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/elearning/portal');
  await expect(page.getByText('8 of 8 slides')).toBeVisible();
});

test('a new version is offered with what changed, and keeps what was completed', async ({ page }) => {
  await signIn(page, { ...PEOPLE.learner, email: 'priya.nair@example.com' });
  await openAlive(page, '/elearning/course/consent-and-photography-basics');
  await expect(slideCount(page), 'nobody is moved unasked').toHaveText(/of 7$/);

  await openAlive(page, PORTAL);
  await expect(page.getByText('7 of 7 slides')).toBeVisible();
  await page.getByText('What changed in version 2').click();
  await expect(page.getByText('New slide at the end: The way of a picture')).toBeVisible();
  await page.getByRole('button', { name: 'Learn version 2' }).click();
  await expect(page.getByText('What you completed stays completed.')).toBeVisible();
  await expect(page.getByText('7 of 8 slides')).toBeVisible();
  await expect(page.getByText('What changed in version 2')).toHaveCount(0);

  await openAlive(page, '/elearning/course/consent-and-photography-basics?slide=the-way-of-a-picture');
  await expect(page.getByRole('heading', { level: 1, name: 'The way of a picture' })).toBeVisible();
  await expect(slideCount(page)).toHaveText('Slide 8 of 8');
});
