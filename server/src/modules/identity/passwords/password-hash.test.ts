import { expect, test } from 'vitest';
import { preparePassword, verifyPassword } from './password-hash.ts';

test('only the right password is accepted, and two hashes of it differ', async () => {
  const [one, two] = await Promise.all([preparePassword('blue tulips'), preparePassword('blue tulips')]);
  expect(one.hash).not.toBe(two.hash);
  expect(one.hash).not.toContain('tulips');
  expect(await verifyPassword('blue tulips', one.hash)).toBe(true);
  expect(await verifyPassword('Blue tulips', one.hash)).toBe(false);
});

test('an account that does not exist accepts no password', async () => {
  expect(await verifyPassword('blue tulips', undefined)).toBe(false);
  expect(await verifyPassword('', undefined)).toBe(false);
});

test('a letter composed in another way is the same letter', async () => {
  const { hash } = await preparePassword('crème brûlée'.normalize('NFD'));
  expect(await verifyPassword('crème brûlée'.normalize('NFC'), hash)).toBe(true);
});

test('any characters make a password, among them NUL and half a surrogate pair', async () => {
  const odd = 'odd\u0000pass\ud800word';
  expect(await verifyPassword(odd, (await preparePassword(odd)).hash)).toBe(true);
});

test('a common password is refused as an issue of its field', async () => {
  await expect(preparePassword('password123')).rejects.toMatchObject({
    code: 'invalid-input',
    issues: [{ field: 'password', message: 'This password is too common, please choose another' }],
  });
});
