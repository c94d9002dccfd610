// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { button, clear, during, field, fill, press, words } from '#web/testing/drawn-page.tsx';
import { openRecipe } from '#web/testing/recipe-editor.tsx';

afterEach(clear);

async function goElsewhere() {
  const link = document.querySelector<HTMLElement>('a[href="/recipes"]');
  if (link) await press(link);
}
const closeWindow = async () => {
  const closing = new Event('beforeunload', { cancelable: true });
  await during(() => window.dispatchEvent(closing));
  return closing.defaultPrevented ? 'asked' : 'closed';
};
const kept = () => window.localStorage.getItem('recipe-draft:nadia:new');

test('nobody is asked who has changed nothing', async () => {
  await openRecipe();
  expect(await closeWindow()).toBe('closed');
  await goElsewhere();
  expect(words()).toBe('All recipes');
});

test('who leaves unsaved work is asked, and may stay', async () => {
  await openRecipe();
  await fill('Title', 'Soup');
  await goElsewhere();
  expect(words()).toContain('Leave without saving?');
  await press(button('Stay'));
  expect(words()).not.toContain('Leave without saving?');
  expect(field('Title').value).toBe('Soup');
});

test('who leaves all the same finds it kept', async () => {
  await openRecipe();
  await fill('Title', 'Soup');
  await goElsewhere();
  await press(button('Leave'));
  expect(words()).toBe('All recipes');
  expect(JSON.parse(kept() ?? '')).toMatchObject({ values: { basics: { title: 'Soup' } } });
});

test('a window that is closed asks too, and keeps what is there', async () => {
  await openRecipe();
  await fill('Title', 'Soup');
  expect(await closeWindow()).toBe('asked');
  expect(kept()).toContain('Soup');
});
