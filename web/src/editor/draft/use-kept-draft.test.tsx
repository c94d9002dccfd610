// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, clear, during, field, fill, findButton, press, words } from '#web/testing/drawn-page.tsx';
import { openRecipe } from '#web/testing/recipe-editor.tsx';
import { blankRecipe, storedRecipe } from '#web/testing/recipe-form.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await clear();
});

const KEY = 'recipe-draft:nadia:r-1';
const kept = () => window.localStorage.getItem(KEY);
const later = () => during(() => vi.advanceTimersByTime(1000));
const leave = (title: string, version = 3) => {
  const base = blankRecipe;
  const values = { ...base, basics: { ...base.basics, title } };
  window.localStorage.setItem(
    KEY,
    JSON.stringify({ values, base, version, keptAt: '2027-01-10T14:32:00.000Z' }),
  );
};

test('what is typed is kept a moment later, and what is undone is not', async () => {
  await openRecipe({ stored: storedRecipe(3) });
  await fill('Title', 'Soup');
  expect(kept()).toBeNull();
  await later();
  expect(JSON.parse(kept() ?? '')).toMatchObject({ values: { basics: { title: 'Soup' } }, version: 3 });
  expect(words()).toMatch(/1 change draft saved \d\d:\d\d/);
  await fill('Title', '');
  await later();
  expect(kept()).toBeNull();
  expect(words()).toContain('No changes');
});

test('what an earlier visit left behind is offered, and put back when asked for', async () => {
  leave('Soup');
  await openRecipe({ stored: storedRecipe(3) });
  expect(words()).toContain('There are unsaved changes from your last visit');
  expect(field('Title').value).toBe('');
  await press(button('Restore'));
  expect(field('Title').value).toBe('Soup');
  expect(words()).not.toContain('unsaved changes from your last visit');
  expect(words()).toContain('1 change');
});

test('what nobody wants back is thrown away', async () => {
  leave('Soup');
  await openRecipe({ stored: storedRecipe(3) });
  await press(button('Discard'));
  expect(kept()).toBeNull();
  expect(field('Title').value).toBe('');
  expect(findButton('Restore')).toBeUndefined();
});

test('a draft of an older version is an edit beside what was saved since', async () => {
  leave('Soup', 2);
  await openRecipe({ stored: storedRecipe(3), plan: { find: async () => storedRecipe(3) } });
  await press(button('Restore'));
  expect(words()).toContain('Karim saved this recipe at');
});

test('once it is saved there is no draft', async () => {
  await openRecipe({
    stored: storedRecipe(3),
    answer: ({ values }) => ({ saved: { ...storedRecipe(4), ...values }, isDraft: true }),
  });
  await fill('Title', 'Soup');
  await later();
  expect(kept()).not.toBeNull();
  await press(button('Save as Draft'));
  await later();
  expect(kept()).toBeNull();
});
