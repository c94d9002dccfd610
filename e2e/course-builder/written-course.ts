import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Draft } from '#contracts/course-builder/draft.ts';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { deck, line, shape } from '#server/testing/builder/sample-decks.ts';
import { picture } from '#server/testing/sample-files.ts';
import { expect, inspect, openAlive, PEOPLE, signIn } from '../journey.ts';
import { FREE_COURSE } from '../learning/learner.ts';
import { SELF_PACED_CALLS, SELF_PACED_COURSES } from '../self-paced/self-paced-courses.ts';

const RECORDING = join(
  import.meta.dirname,
  '../../content/courses/consent-and-photography-basics/narration/check-the-conversation.ogg',
);

/** Opens the builder of a course of one's own: a copy of one of eight slides. */
export const openOwnCourse = async (page: Page): Promise<string> => {
  await signIn(page, PEOPLE.staff);
  const list = await page.request.get(`${SELF_PACED_CALLS}?search=infection`);
  expect(list.ok(), await list.text()).toBe(true);
  const { courses } = (await list.json()) as { courses: { _id: string; slug: string }[] };
  const source = courses.find(({ slug }) => slug === FREE_COURSE);
  const copy = await page.request.post(`${SELF_PACED_CALLS}/${source?._id}/clone`, { data: {} });
  expect(copy.ok(), await copy.text()).toBe(true);
  const { course } = (await copy.json()) as { course: { _id: string } };
  await openContent(page, course._id);
  return course._id;
};

export const openContent = (page: Page, id: string) => openAlive(page, `${SELF_PACED_COURSES}/${id}/content`);

export const readDraft = async ({ request }: Page, id: string): Promise<Draft> => {
  const answer = await request.get(`${SELF_PACED_CALLS}/${id}/draft`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { draft: Draft }).draft;
};

/** Somebody else saves a slide with another title. */
export const retitleElsewhere = async ({ request }: Page, id: string, slideId: string) => {
  const path = `${SELF_PACED_CALLS}/${id}/draft/slides/${slideId}`;
  const { slide, revision } = (await (await request.get(path)).json()) as {
    slide: DraftSlide;
    revision: number;
  };
  const saved = await request.put(path, {
    data: { slide: { ...slide, title: 'Written elsewhere' }, revision },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
};

export const rows = (page: Page) => page.getByRole('navigation', { name: 'Outline' }).locator('a[data-name]');
export const expectSaved = (page: Page) => expect(page.getByText(/^Draft saved/)).toBeVisible();

/** A deck of two slides, the second with a picture that nobody has described. Its name is that of its module. */
const deckOf = async (name: string) => ({
  name: `${name}.pptx`,
  mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  buffer: deck(
    [
      {
        title: `${name} in words`,
        shapes: shape('body', line(`${name}: what is known of it.`)),
        notes: `This is what is said of ${name} before anything is shown.`,
      },
      {
        title: `${name} in a picture`,
        notes: `Here ${name} is seen from the front.`,
        pictures: { 'front.png': { bytes: await picture().png().toBuffer() } },
      },
    ],
    { [`${name}, first part`]: 2 },
  ),
});

/** Imports decks one after the other, and one that is none; then dismisses what became of them. */
export const importDecks = async (page: Page, names: readonly string[]) => {
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const send = async (file: Awaited<ReturnType<typeof deckOf>>, outcome: string) => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByLabel(/^Choose a file/).setInputFiles(file);
    await expect(page.getByText(`“${file.name}” ${outcome}`)).toBeVisible({ timeout: 60_000 });
    await expect(dialog).toBeHidden();
  };
  for (const name of names) await send(await deckOf(name), 'was imported');
  await send({ ...(await deckOf('Broken')), buffer: Buffer.from('no deck') }, 'was not imported');
  await page.reload();
  await inspect(page, 'builder-import-report');
  const dismissals = page.getByRole('button', { name: 'Dismiss', exact: true });
  for (let left = names.length + 1; left > 0; left--) {
    await expect(dismissals).toHaveCount(left);
    await dismissals.first().click();
  }
  await expect(dismissals).toHaveCount(0);
};

export const selectSlide = async (page: Page, title: string) => {
  await rows(page).filter({ hasText: title }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
};

/** What the page of the course will say of a module. */
export const describeModule = async (page: Page, title: string) => {
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('heading', { name: title, level: 3 }).hover();
  await outline.getByRole('button', { name: `More for ${title}`, exact: true }).click();
  await page.getByRole('button', { name: 'Details…' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Description').fill(`All of ${title}.`);
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog).toBeHidden();
};

/** A recording of a course of the demo world, and its words worked out from it. */
export const narrate = async (page: Page, script: string) => {
  const panel = page.getByRole('region', { name: 'Narration' });
  await panel.locator('input[type="file"]').setInputFiles(RECORDING);
  await expect(panel.getByText(/\.ogg, \d:\d\d/)).toBeVisible();
  await panel.getByLabel('Script').fill(script);
  await panel.getByRole('button', { name: 'Time the words' }).click();
  await expect(panel.getByText(/^\d+ words timed$/)).toBeVisible({ timeout: 30_000 });
};

/** A test of one question with two answers, of which the first is right. */
export const addTest = async (page: Page, title: string, asked: { prompt: string; answers: string[] }) => {
  await page
    .getByRole('navigation', { name: 'Outline' })
    .getByRole('button', { name: 'Test', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: 'Test without a title' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Question', exact: true }).click();
  await page.getByLabel('Question', { exact: true }).fill(asked.prompt);
  await page.getByLabel('Leads back to').selectOption({ index: 1 });
  for (const [at, words] of asked.answers.entries()) {
    const field = page.getByLabel(`Answer ${at + 1}`, { exact: true });
    if ((await field.count()) === 0) await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await field.fill(words);
  }
  await page.getByLabel('Answer 1 is right').check();
  await page.getByLabel('Explanation').fill('It was said on the first slide.');
  await expect(page.getByText('Still missing')).toBeHidden();
  await expectSaved(page);
};

/** Gives every warning a reason and publishes the next version. */
export const publishNext = async (page: Page, version: number, note = '') => {
  await page.getByRole('link', { name: `Publish v${version}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Publish version ${version}` })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Error' })).toHaveCount(0);
  await inspect(page, `builder-publish-v${version}`);
  for (const reason of await page.getByLabel('Why it may stand').all())
    await reason.fill('It is shown and not spoken here.');
  if (note) await page.getByLabel('Note to learners').fill(note);
  await page.getByRole('button', { name: `Publish v${version}`, exact: true }).click();
  await expect(page.getByText(`Version ${version} is published.`).first()).toBeVisible();
};
