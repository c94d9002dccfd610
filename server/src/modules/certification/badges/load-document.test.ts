import { expect, test } from 'vitest';
import { BADGE_CONTEXTS, CREDENTIALS, createLoader, EXTENSIONS } from './load-document.ts';

test('the words of every version of the standard are known by heart', async () => {
  const load = await createLoader();
  for (const address of [CREDENTIALS, ...BADGE_CONTEXTS, EXTENSIONS])
    expect((await load(address)).document).toHaveProperty('@context');
});

test('every other address is refused, and nobody is asked', async () => {
  const load = await createLoader();
  await expect(load('https://elsewhere.example/context.json')).rejects.toThrow('Not known');
});

test('what is answered adds to what is known and never replaces it', async () => {
  const load = await createLoader((address) => ({ told: address }));
  expect((await load('https://elsewhere.example/')).document).toEqual({ told: 'https://elsewhere.example/' });
  expect((await load(CREDENTIALS)).document).not.toHaveProperty('told');
});
