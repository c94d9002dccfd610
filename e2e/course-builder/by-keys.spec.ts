import type { Page } from '@playwright/test';
import { picture } from '#server/testing/sample-files.ts';
import { expect, test } from '../journey.ts';
import { focused, tabTo } from '../keyboard.ts';
import { expectSaved, openOwnCourse, readDraft } from './written-course.ts';

const pressOn = async (page: Page, name: string | RegExp) => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

const fillIn = async (page: Page, name: string | RegExp, words: string) => {
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
};

/** Adds a part, whose name has the cursor at once. */
const addNamed = async (page: Page, button: string | RegExp, name: string) => {
  await pressOn(page, button);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
};

/** A module comes with a section, which is named by F2. */
const addModule = async (page: Page, number: number) => {
  await addNamed(page, 'Module', 'Aftercare');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('F2');
  await page.keyboard.type('At the door');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await pressOn(page, 'More for Aftercare');
  await page.keyboard.press('ArrowDown');
  while ((await focused(page).textContent()) !== 'Details…') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await fillIn(page, 'description', 'What is said when somebody leaves.');
  await pressOn(page, 'Keep');
  await expect(page.getByRole('dialog', { name: 'Aftercare' })).toBeHidden();
  await addNamed(page, `Section in module ${number}`, 'By telephone');
};

const writePictureSlide = async (page: Page, number: number) => {
  await addNamed(page, `Slide in module ${number}`, 'The card that goes along');
  await pressOn(page, 'Image');
  await tabTo(page, 'Words of the slide');
  await page.keyboard.type('It has the telephone number of the clinic.');
  const buffer = await picture().png().toBuffer();
  // Listened for long before it is asked for: a key is pressed faster than the browser learns that somebody listens.
  const asked = page.waitForEvent('filechooser');
  await tabTo(page, 'Upload a picture');
  await page.keyboard.press('Enter');
  await (await asked).setFiles({ name: 'card.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Replace the picture' })).toBeVisible();
  await fillIn(page, 'slide-alt', 'A card with a telephone number.');
};

const writeQuestion = async (page: Page, number: number) => {
  await addNamed(page, `Slide in module ${number}`, 'Check: who is called');
  await pressOn(page, 'Question');
  await fillIn(page, /-prompt$/, 'Who is called at night?');
  for (const [at, words] of ['The clinic', 'Nobody'].entries()) {
    await pressOn(page, 'Answer');
    await fillIn(page, `Answer ${at + 1}`, words);
  }
  await fillIn(page, 'What is said of answer 2', 'The clinic has somebody at the telephone day and night.');
  await tabTo(page, 'Answer 1 is right');
  await page.keyboard.press('Space');
  await fillIn(page, /-explanation$/, 'The card says so.');
  await tabTo(page, 'slide-leads-back');
  await page.keyboard.press('End');
  await tabTo(page, 'slide-must-be-right');
  await page.keyboard.press('Space');
};

test('a course is written, put into order and published by keys alone', async ({ page }) => {
  test.setTimeout(180_000);
  const id = await openOwnCourse(page);
  const before = (await readDraft(page, id)).outline.modules.length;
  const number = before + 1;
  await addModule(page, number);
  await writePictureSlide(page, number);
  await writeQuestion(page, number);
  await expectSaved(page);

  const move = async (steps: number) => {
    await page.keyboard.press('Enter');
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move Check: who is called' })).toBeFocused();
  };
  /** How many slides the sections of the new module have, as it is kept. */
  const expectSlides = (counts: number[]) =>
    expect
      .poll(async () => {
        const { outline } = await readDraft(page, id);
        return outline.modules.at(-1)?.sections.map(({ slideIds }) => slideIds.length);
      })
      .toEqual(counts);
  await expectSlides([0, 2]);
  await tabTo(page, 'Move Check: who is called');
  await move(2);
  await expectSlides([1, 1]);
  await move(1);
  await expectSlides([0, 1]);
  await page.keyboard.press('ControlOrMeta+z');
  await expectSlides([1, 1]);
  await expectSaved(page);

  await pressOn(page, 'Publish v1');
  await expect(page.getByRole('heading', { name: 'Publish version 1' })).toBeVisible();
  for (const field of await page.getByLabel('Why it may stand').all())
    await fillIn(page, (await field.getAttribute('name')) ?? '', 'It is shown and not spoken here.');
  await pressOn(page, 'Publish v1');
  await expect(page.getByText('Version 1 is published.').first()).toBeVisible();
});
