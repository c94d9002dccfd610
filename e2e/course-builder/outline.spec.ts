import type { Page } from '@playwright/test';
import { atBothWidths, expect, expectAlive, inspect, test } from '../journey.ts';
import {
  expectSaved,
  openContent,
  openOwnCourse,
  readDraft,
  retitleElsewhere,
  rows,
} from './written-course.ts';

// Each has a course of its own.
test.describe.configure({ mode: 'parallel' });

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const titles = (page: Page) => rows(page).allTextContents();
const grip = (page: Page, title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true });

atBothWidths(() => {
  test('modules, sections and slides are added, named, taken away and brought back', async ({ page }) => {
    const id = await openOwnCourse(page);
    const before = await titles(page);
    await page.getByRole('button', { name: 'Module', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name of the module' }).fill('Aftercare');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /^Slide in module \d+$/ })
      .last()
      .click();
    await page.getByRole('textbox', { name: 'Name of the slide' }).fill('What to say at the door');
    await page.keyboard.press('Enter');
    await expect(titleField(page)).toHaveValue('What to say at the door');
    await expectSaved(page);
    await expect(rows(page)).toHaveText([...before, 'What to say at the door']);
    const { outline, slides } = await readDraft(page, id);
    expect(outline.modules.at(-1)?.title).toBe('Aftercare');
    expect(slides.at(-1)?.title).toBe('What to say at the door');

    await page.getByRole('button', { name: 'More for What to say at the door' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(rows(page)).toHaveCount(before.length);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(rows(page).last()).toHaveText('What to say at the door');
    await page.reload();
    await expectAlive(page);
    await expect(rows(page)).toHaveText([...before, 'What to say at the door']);
  });

  test('a slide is moved by keys and by the pointer, and both are taken back', async ({ page }) => {
    await openOwnCourse(page);
    const before = await titles(page);
    const [first = '', second = '', third = ''] = before;
    await grip(page, first).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(rows(page).first()).toHaveText(second);
    await expect(grip(page, first)).toBeFocused();
    await expectSaved(page);

    await grip(page, third).scrollIntoViewIfNeeded();
    const from = await grip(page, third).boundingBox();
    const to = await rows(page).first().boundingBox();
    if (!from || !to) throw new Error('the rows cannot be seen');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y - 10, { steps: 3 });
    await page.mouse.move(to.x + 20, to.y + 2, { steps: 6 });
    await page.mouse.up();
    await expect(rows(page).first()).toHaveText(third);

    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(rows(page)).toHaveText(before);
    await page.keyboard.press('Control+Shift+z');
    await expect(rows(page).first()).toHaveText(second);
    await expectSaved(page);
    await page.reload();
    await expectAlive(page);
    await expect(rows(page).first()).toHaveText(second);
  });

  test('what is typed without a connection is kept, said so, and arrives later', async ({
    page,
    context,
  }) => {
    const id = await openOwnCourse(page);
    await context.setOffline(true);
    await titleField(page).fill('Typed on a train');
    await expect(page.getByText('Offline: 1 change kept on this device')).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await openContent(next, id);
    await expect(next.getByText('Found from your last visit and put in: 1 slide')).toBeVisible();
    await expect(titleField(next)).toHaveValue('Typed on a train');
    await expectSaved(next);
    expect((await readDraft(next, id)).slides[0]?.title).toBe('Typed on a train');
  });

  test('two who write one slide are told of each other, and choose', async ({ page }) => {
    const id = await openOwnCourse(page);
    const [first] = (await readDraft(page, id)).slides;
    await retitleElsewhere(page, id, first?.slideId ?? '');
    await titleField(page).fill('Written here');
    await expect(page.getByText('Somebody else has saved this slide too')).toBeVisible();
    await page.getByRole('button', { name: 'See both edits' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two edits of this slide' });
    await expect(dialog.getByRole('row', { name: /^Title/ })).toContainText('Written elsewhere');
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(titleField(page)).toHaveValue('Written elsewhere');
    await expectSaved(page);
  });
});

test('the page where a course is written is in order at every width', async ({ page }) => {
  await openOwnCourse(page);
  await expect(titleField(page)).toBeVisible();
  await inspect(page, 'course-content');
});
