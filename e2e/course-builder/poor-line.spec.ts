import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectSaved, openContent, openOwnCourse, readDraft } from './written-course.ts';

// Each has a course of its own.
test.describe.configure({ mode: 'parallel' });

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const words = (page: Page) => page.getByRole('textbox', { name: 'Words of the slide' });

/** As on a train: half a second for every answer, and fifty kilobytes a second. */
const slowDown = async (page: Page) => {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
};

test('what is written on a slow line is said to be under way, and arrives', async ({ page }) => {
  const id = await openOwnCourse(page);
  await slowDown(page);
  await titleField(page).fill('Written on a train');
  await expect(page.getByText('Saving…')).toBeVisible();
  await words(page).fill('The line is slow, and nothing is lost.');
  await page
    .getByRole('button', { name: /^Slide in module \d+$/ })
    .first()
    .click();
  await page.keyboard.type('Added on a train');
  await page.keyboard.press('Enter');
  await expect(titleField(page)).toHaveValue('Added on a train');
  await expectSaved(page);
  const titles = (await readDraft(page, id)).slides.map(({ title }) => title);
  expect(titles.slice(0, 2)).toEqual(['Written on a train', 'Added on a train']);
});

test('where the line breaks while the editor comes all else is written on, and the page asks for it again', async ({
  page,
}) => {
  const id = await openOwnCourse(page);
  const editor = '**/assets/text-editor-*.js';
  await page.route(editor, (route) => route.abort());
  await openContent(page, id);
  await expect(page.getByText('The editor has not come')).toBeVisible();
  await titleField(page).fill('Written without the editor');
  await expectSaved(page);
  await page.unroute(editor);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await words(page).fill('It has come.');
  await expectSaved(page);
  await expect
    .poll(async () => (await readDraft(page, id)).slides[0]?.title)
    .toBe('Written without the editor');
});

test('who writes on through a tunnel is told so, and loses nothing', async ({ page, context }) => {
  const id = await openOwnCourse(page);
  await titleField(page).fill('Before the tunnel');
  await expectSaved(page);
  await context.setOffline(true);
  await words(page).fill('Within the tunnel.');
  await page.getByRole('button', { name: 'Module', exact: true }).click();
  await page.keyboard.type('Dug on the way');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Offline: 3 changes kept on this device')).toBeVisible();
  await context.setOffline(false);
  await expectSaved(page);
  const { outline, slides } = await readDraft(page, id);
  expect(outline.modules.at(-1)?.title).toBe('Dug on the way');
  expect(slides[0]?.title).toBe('Before the tunnel');
  await openContent(page, id);
  await expect(words(page)).toHaveText('Within the tunnel.');
});
