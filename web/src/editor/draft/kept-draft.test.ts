import { expect, test } from 'vitest';
import { blankRecipe, RECIPE_SECTIONS as sections } from '#web/testing/recipe-form.ts';
import { draftStore } from './kept-draft.ts';

function drawer() {
  const kept = new Map<string, string>();
  return {
    kept,
    open: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    }),
  };
}
const draft = { values: blankRecipe, base: blankRecipe, version: 3, keptAt: '2027-01-10T14:32:00.000Z' };

test('what was kept is found again by the same person at the same thing, and by nobody else', () => {
  const { open } = drawer();
  expect(draftStore(open, { key: 'recipe-draft:nadia:r-1', sections }).keep(draft)).toBe(true);
  expect(draftStore(open, { key: 'recipe-draft:nadia:r-1', sections }).read()).toEqual(draft);
  expect(draftStore(open, { key: 'recipe-draft:karim:r-1', sections }).read()).toBeNull();
  expect(draftStore(open, { key: 'recipe-draft:nadia:new', sections }).read()).toBeNull();
});

test('what was discarded is gone', () => {
  const { open, kept } = drawer();
  const store = draftStore(open, { key: 'recipe-draft:nadia:new', sections });
  store.keep(draft);
  store.clear();
  expect(store.read()).toBeNull();
  expect(kept.size).toBe(0);
});

test('what nobody can read, and what an older form has left, is no draft', () => {
  const { open, kept } = drawer();
  const { picture: _, ...older } = blankRecipe;
  for (const text of ['{', 'null', '{"values":{}}', JSON.stringify({ ...draft, values: older })]) {
    kept.set('recipe-draft:nadia:new', text);
    expect(draftStore(open, { key: 'recipe-draft:nadia:new', sections }).read()).toBeNull();
  }
});

test('a browser that keeps nothing says so, and the form goes on', () => {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const store = draftStore(deny, { key: 'recipe-draft:nadia:new', sections });
  expect(store.keep(draft)).toBe(false);
  expect(store.read()).toBeNull();
  expect(() => store.clear()).not.toThrow();
});
