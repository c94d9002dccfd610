// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { button, choose, clear, during, field, fill, press, words } from '#web/testing/drawn-page.tsx';
import { FakeRequest, lastRequest } from '#web/testing/fake-request.ts';
import { openRecipe, pressHead } from '#web/testing/recipe-editor.tsx';
import { type RECIPE_PLAN, storedRecipe } from '#web/testing/recipe-form.ts';
import type { SaveAnswer } from './save-answer.ts';

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

const saved = (version: number, isDraft: boolean) => ({ saved: storedRecipe(version), isDraft });
const refused = (code: string, message: string) => ({ refusal: { code, message } });

test('what is complete is sent once, and leads back to the list', async () => {
  const sent = await openRecipe({ answer: () => saved(1, false) });
  await fill('Title', 'Soup');
  await press(button('Create recipe'));
  expect(sent).toMatchObject([
    { values: { basics: { title: 'Soup' } }, saveAsDraft: false, version: null, idempotencyKey: 'first-key' },
  ]);
  expect(words()).toBe('All recipes');
});

test('what cannot be saved is told without asking anybody, and its words lead to the field', async () => {
  const sent = await openRecipe({ answer: () => saved(1, false) });
  await fill('Minutes', '0');
  await press(button('Create recipe'));
  expect(sent).toEqual([]);
  expect(words()).toContain('2 things stop this recipe from being saved');
  const head = document.getElementById('section-basics-title');
  await press(head ?? document.body);
  expect(head?.getAttribute('aria-expanded')).toBe('false');
  const link = document.querySelector<HTMLElement>('a[href="#basics.minutes"]');
  if (link) await press(link);
  expect(head?.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(field('Minutes'));
});

test('two presses send once', async () => {
  const answers: ((answer: SaveAnswer<ReturnType<typeof storedRecipe>>) => void)[] = [];
  const sent = await openRecipe({ answer: () => new Promise((answer) => answers.push(answer)) });
  await fill('Title', 'Soup');
  await press(button('Create recipe'));
  await press(button('Create recipe'));
  await press(button('Save as Draft'));
  expect(sent).toHaveLength(1);
  await during(() => answers[0]?.(saved(1, false)));
  expect(words()).toBe('All recipes');
});

test('a save that gets no answer says so, keeps what was typed, and is tried again under its key', async () => {
  const sent = await openRecipe();
  await fill('Title', 'Soup');
  await press(button('Create recipe'));
  expect(words()).toContain('The recipe was not saved');
  expect(field('Title').value).toBe('Soup');
  await press(button('Save as Draft'));
  expect(words()).toContain('The draft was not saved');
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['first-key', 'first-key']);
});

test('what the server refuses stands at its field until that has been left, and the next try is another', async () => {
  const issues = [{ field: 'basics.title', message: 'Another recipe is called so' }];
  const sent = await openRecipe({
    answer: () => ({ refusal: { code: 'invalid-input', message: 'No', issues } }),
  });
  await fill('Title', 'Soup');
  await press(button('Create recipe'));
  expect(document.getElementById('basics.title-error')?.textContent).toContain('Another recipe is called so');
  await fill('Title', 'Broth');
  expect(words()).not.toContain('Another recipe is called so');
  await press(button('Create recipe'));
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('a draft that is saved goes on as the one that is stored, with what saving has tidied up', async () => {
  const stored = storedRecipe(3);
  const tidy = { ...stored, version: 4, basics: { ...stored.basics, title: 'Soup' } };
  const sent = await openRecipe({ stored, answer: () => ({ saved: tidy, isDraft: true }) });
  await fill('Title', ' Soup ');
  expect(words()).toContain('No changes');
  await press(button('Save as Draft'));
  expect(field('Title').value).toBe('Soup');
  await fill('Title', 'Broth');
  await press(button('Save as Draft'));
  expect(sent.map(({ version }) => version)).toEqual([3, 4]);
});

test('what a person may leave out is filled in before it is sent, or told where that fails', async () => {
  const complete = vi
    .fn<NonNullable<typeof RECIPE_PLAN.complete>>()
    .mockResolvedValueOnce('No number was left for it');
  const sent = await openRecipe({ plan: { complete }, answer: () => saved(1, false) });
  await fill('Title', 'Soup');
  await press(button('Create recipe'));
  expect(words()).toContain('No number was left for it');
  expect(sent).toEqual([]);
  await press(button('Create recipe'));
  expect(sent).toHaveLength(1);
});

test('a login that has ended is asked for over the form, and the saving goes on', async () => {
  const entered: unknown[] = [];
  const logIn = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(Response.json({ success: false, message: 'Login failed.' }, { status: 401 }))
    .mockResolvedValueOnce(Response.json({ success: true }));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    entered.push([path, JSON.parse(String(init.body))]);
    return logIn(path, init);
  });
  let isSignedIn = false;
  const sent = await openRecipe({
    answer: () => (isSignedIn ? saved(1, true) : refused('not-signed-in', 'Please log in')),
  });
  await fill('Title', 'Soup');
  await press(button('Save as Draft'));
  expect(words()).toContain('Your login has expired. What you entered is still here');
  await fill('Email', 'nadia@example.com');
  await press(button('Log in'));
  expect(words()).toContain('Login failed.');
  isSignedIn = true;
  await fill('Password', 'secret');
  await press(button('Log in'));
  expect(entered[1]).toEqual(['/login', { email: 'nadia@example.com', password: 'secret' }]);
  expect(words()).toBe('The recipe as it is stored');
  expect(sent.map(({ saveAsDraft }) => saveAsDraft)).toEqual([true, true]);
});

test('nothing is saved while a picture is on its way, and a login that has ended is asked for at once', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const sent = await openRecipe({ answer: () => saved(1, false) });
  await fill('Title', 'Soup');
  await pressHead('picture');
  await choose(new File(['x'], 'soup.png', { type: 'image/png' }));
  await press(button('Create recipe'));
  expect(words()).toContain('Pictures are still on their way.');
  expect(sent).toEqual([]);
  await during(() => lastRequest().answer(401, '{"success":false,"message":"Please log in"}'));
  expect(words()).toContain('Your login has expired.');
  await press(button('Close'));
  await press(button('Create recipe'));
  expect(sent).toHaveLength(1);
});

test('what can be no draft any more is not offered to be saved as one', async () => {
  await openRecipe({ stored: storedRecipe(1), plan: { mayBeDraft: ({ version }) => version > 1 } });
  expect(document.body.textContent).not.toContain('Save as Draft');
});
