import { expect, test } from 'vitest';
import { sampleValues } from '#web/testing/sample-form.tsx';
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
const draft = () => ({
  values: sampleValues(),
  base: sampleValues(),
  version: 3,
  keptAt: '2027-01-10T14:32:00.000Z',
});

test('what was kept is found again by the same person at the same course, and by nobody else', () => {
  const { open } = drawer();
  expect(draftStore(open, 'nadia', 'c1').keep(draft())).toBe(true);
  expect(draftStore(open, 'nadia', 'c1').read()).toEqual(draft());
  expect(draftStore(open, 'karim', 'c1').read()).toBeNull();
  expect(draftStore(open, 'nadia', null).read()).toBeNull();
});

test('what was discarded is gone', () => {
  const { open, kept } = drawer();
  const store = draftStore(open, 'nadia', null);
  store.keep(draft());
  store.clear();
  expect(store.read()).toBeNull();
  expect(kept.size).toBe(0);
});

test('what nobody can read is no draft', () => {
  const { open, kept } = drawer();
  for (const text of ['{', 'null', '{"values":{}}']) {
    kept.set('course-draft:nadia:new', text);
    expect(draftStore(open, 'nadia', null).read()).toBeNull();
  }
});

test('a browser that keeps nothing says so, and the form goes on', () => {
  const store = draftStore(
    () => {
      throw new DOMException('Denied', 'SecurityError');
    },
    'nadia',
    null,
  );
  expect(store.keep(draft())).toBe(false);
  expect(store.read()).toBeNull();
  expect(() => store.clear()).not.toThrow();
});
