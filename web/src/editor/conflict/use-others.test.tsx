// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { button, clear, during, field, fill, findButton, press, words } from '#web/testing/drawn-page.tsx';
import { openRecipe } from '#web/testing/recipe-editor.tsx';
import { blankRecipe, storedRecipe } from '#web/testing/recipe-form.ts';

afterEach(clear);

const loaded = storedRecipe(3, { ...blankRecipe, basics: { ...blankRecipe.basics, title: 'Soup' } });
const theirs = storedRecipe(
  4,
  {
    ...loaded,
    basics: { ...loaded.basics, title: 'Broth' },
    story: { ...loaded.story, tags: ['Winter'] },
  },
  'Karim',
);

/** Somebody saves after this page was loaded; whoever names an older version is refused. */
const besideKarim = () =>
  openRecipe({
    stored: loaded,
    plan: { find: async () => theirs },
    answer: ({ version, values }) =>
      version === theirs.version
        ? { saved: { ...theirs, ...values, version: 5 }, isDraft: false }
        : { refusal: { code: 'conflict', message: 'Somebody changed this meanwhile.' } },
  });

const choose = async (side: 'mine' | 'theirs') => {
  const box = document.querySelector<HTMLInputElement>(`input[value="${side}"]`);
  if (box) await press(box);
};

const comeBack = () => during(() => window.dispatchEvent(new Event('focus')));

test('whoever comes back is told who saved meanwhile, and what', async () => {
  await besideKarim();
  expect(words()).not.toContain('while you were editing');
  await comeBack();
  expect(words()).toMatch(
    /Karim saved this recipe at \d\d:\d\d, while you were editing\. Changed: Basics, Story\./,
  );
});

test('a save beside somebody else’s asks which it is, field by field, and takes neither unasked', async () => {
  const sent = await besideKarim();
  await fill('Title', 'Stew');
  await fill('Minutes', '45');
  await press(button('Update recipe'));
  expect(words()).toContain('Two edits of this recipe');
  expect(words()).toContain('Taken from Karim');
  expect(words()).toContain('Story: tags: Winter');
  expect(document.querySelector('input[type="radio"]:checked')).toBeNull();
  await press(button('Bring them together'));
  expect(words()).toContain('Choose which one to keep');
  expect(field('Title').value).toBe('Stew');
  await choose('theirs');
  await press(button('Bring them together'));
  expect(field('Title').value).toBe('Broth');
  expect(field('Minutes').value).toBe('45');
  expect(words()).not.toContain('while you were editing');
  await press(button('Update recipe'));
  expect(sent[1]).toMatchObject({
    version: 4,
    values: { basics: { title: 'Broth', minutes: '45' }, story: { tags: ['Winter'] } },
  });
});

test('mine is kept where it is chosen', async () => {
  const sent = await besideKarim();
  await fill('Title', 'Stew');
  await press(button('Update recipe'));
  await choose('mine');
  await press(button('Bring them together'));
  expect(field('Title').value).toBe('Stew');
  await press(button('Update recipe'));
  expect(sent[1]).toMatchObject({
    version: 4,
    values: { basics: { title: 'Stew' }, story: { tags: ['Winter'] } },
  });
});

test('deciding can wait: nothing is taken, and the notice stays', async () => {
  await besideKarim();
  await fill('Title', 'Stew');
  await press(button('Update recipe'));
  await press(button('Later'));
  expect(field('Title').value).toBe('Stew');
  expect(findButton('Compare')).toBeDefined();
});

test('a conflict with nobody to be found is told in the words of the server', async () => {
  await openRecipe({
    stored: loaded,
    answer: () => ({ refusal: { code: 'conflict', message: 'Somebody changed this meanwhile.' } }),
  });
  await fill('Title', 'Stew');
  await press(button('Update recipe'));
  expect(words()).toContain('Somebody changed this meanwhile.');
});
