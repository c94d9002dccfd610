import { expect, test } from 'vitest';
import { createBadgeKey } from './badge-key.ts';

const SECRET = 'any text of thirty-two signs or more';
const URL = 'https://academy.example';

test('the same secret makes the same pair in every process, and another one another', async () => {
  const [one, again, other] = await Promise.all([
    createBadgeKey(SECRET, URL),
    createBadgeKey(SECRET, URL),
    createBadgeKey(`${SECRET}!`, URL),
  ]);
  expect(again.publicKeyMultibase).toBe(one.publicKeyMultibase);
  expect(other.publicKeyMultibase).not.toBe(one.publicKeyMultibase);
});

test('a key is named after its public half, at the academy whose it is', async () => {
  const { id, did, signer, publicKeyMultibase } = await createBadgeKey(SECRET, URL);
  expect(id).toMatch(/^key-[0-9a-f]{16}$/);
  expect(publicKeyMultibase).toMatch(/^z6Mk/);
  expect(signer.id).toBe(`${did}#${id}`);
});

test('a secret that could be guessed is refused', async () => {
  await expect(createBadgeKey('short', URL)).rejects.toThrow('at least 32');
});
