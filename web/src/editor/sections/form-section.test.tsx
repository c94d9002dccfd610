// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { button, clear, field, fill, press, words } from '#web/testing/drawn-page.tsx';
import { openRecipe, pressHead } from '#web/testing/recipe-editor.tsx';
import { blankRecipe, storedRecipe } from '#web/testing/recipe-form.ts';

afterEach(clear);

const story = { tags: ['hot'], isSecret: true, steps: [{ text: 'Stir' }] };
const stored = storedRecipe(3, { ...blankRecipe, basics: { ...blankRecipe.basics, title: 'Soup' }, story });

test('what stands in a section that nobody has opened is saved with the rest', async () => {
  const sent = await openRecipe({ stored, answer: () => ({ saved: stored, isDraft: false }) });
  expect(words()).not.toContain('A secret of the house');
  await fill('Title', 'Broth');
  await press(button('Update recipe'));
  expect(sent).toMatchObject([{ values: { basics: { title: 'Broth' }, story } }]);
});

test('a section that is opened shows what it holds, and closed again it keeps what was entered', async () => {
  const sent = await openRecipe({ stored, answer: () => ({ saved: stored, isDraft: false }) });
  await pressHead('story');
  expect(field('A secret of the house').checked).toBe(true);
  await press(field('A secret of the house'));
  await pressHead('story');
  expect(field('A secret of the house').closest('[hidden]')).not.toBeNull();
  await press(button('Update recipe'));
  expect(sent).toMatchObject([{ values: { story: { ...story, isSecret: false } } }]);
});
