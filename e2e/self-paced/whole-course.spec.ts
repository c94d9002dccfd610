import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { rows } from '../course-builder/written-course.ts';
import { fieldOf, openForm, rowOf } from '../course-manager.ts';
import { expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { SELF_PACED_COURSES as COURSES, SELF_PACED_CALLS } from './self-paced-courses.ts';

const FLAGSHIP = 'botox-professional-training';
const EXPORT = `${FLAGSHIP}.course.zip`;

const idOf = async ({ request }: Page, slug: string): Promise<string> => {
  const list = await request.get(`${SELF_PACED_CALLS}?limit=100`);
  const { courses } = (await list.json()) as { courses: { _id: string; slug: string }[] };
  return courses.find((course) => course.slug === slug)?._id ?? '';
};

/** The bytes of the file that staff are given. */
const exportOf = async (page: Page, id: string): Promise<Buffer> => {
  await openAlive(page, `${COURSES}/${id}/content`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(EXPORT);
  return readFile(await file.path());
};

/** Until it is let go, nothing that is sent to be imported arrives. */
const holdImports = async (page: Page) => {
  const held = Promise.withResolvers<void>();
  const path = `**${SELF_PACED_CALLS}/import`;
  await page.route(path, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
};

test('a course leaves as one file and becomes a whole course of its own', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, PEOPLE.admin);
  const id = await idOf(page, FLAGSHIP);
  const buffer = await exportOf(page, id);
  const slides = await rows(page).count();
  await openForm(page, `${COURSES}/${id}/edit`);
  const description = await fieldOf(page, 'basic.description').inputValue();
  const title = await fieldOf(page, 'basic.title').inputValue();

  await openAlive(page, COURSES);
  await page.getByRole('button', { name: 'Import a course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a course' });
  await expect(dialog.getByText('What stays behind')).toBeVisible();
  await inspect(page, 'course-import-choice');
  const choose = (name: string, bytes: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer: bytes });

  await choose(EXPORT, buffer.subarray(0, buffer.length / 2));
  await expect(page.getByText('damaged or incomplete, so it was refused. No course was made.')).toBeVisible();
  await inspect(page, 'course-import-refused');
  await page.getByRole('button', { name: 'Dismiss' }).click();

  const letGo = await holdImports(page);
  await page.getByRole('button', { name: 'Import a course' }).click();
  await choose(EXPORT, buffer);
  await expect(dialog.getByRole('status')).toContainText(EXPORT);
  await inspect(page, 'course-import-sending');
  letGo();

  await expect(page.getByText(`“${EXPORT}” was imported`)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Show what is missing' }).click();
  await expect(page.getByText(`Another course has the address “${FLAGSHIP}”`)).toBeVisible();
  await inspect(page, 'course-import-report');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open the form' }).click();

  await expect(fieldOf(page, 'basic.description')).toHaveValue(description);
  await expect(fieldOf(page, 'basic.status')).toHaveValue('draft');
  const ownId = /self-paced\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  expect(ownId).not.toBe(id);
  const courseCode = await fieldOf(page, 'basic.courseCode').inputValue();
  await page.getByRole('button', { name: 'Preview page' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview: what visitors will see' });
  await expect(preview.getByRole('heading', { name: title, includeHidden: true }).first()).toBeVisible();
  await expect(preview.getByText('By the end you can').first()).toBeVisible();
  await preview.getByRole('button', { name: 'Close', exact: true }).click();

  await openAlive(page, `${COURSES}/${ownId}/content`);
  await expect(rows(page)).toHaveCount(slides);
  await openAlive(page, `${COURSES}?q=${courseCode}`);
  await expect(rowOf(page, title)).toContainText('not published');
  await page.request.delete(`${SELF_PACED_CALLS}/${ownId}`);
  expect((await page.request.get(`${SELF_PACED_CALLS}/${ownId}`)).status()).toBe(404);
});
