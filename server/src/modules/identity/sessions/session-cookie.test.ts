import { expect, test } from 'vitest';
import { secretToken } from '#server/platform/ids.ts';
import { endedSessionCookie, sessionCookie, sessionTokenFrom } from './session-cookie.ts';

const SECURE = 'https://academy.example';
const PLAIN = 'http://localhost:3000';
const token = secretToken();

test('under TLS the cookie is bound to the host, elsewhere it has a plain name', () => {
  expect(sessionCookie(SECURE, token)).toBe(
    `__Host-session=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(sessionCookie(PLAIN, token)).toBe(
    `session=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
  );
  expect(endedSessionCookie(PLAIN)).toContain('session=; Path=/; Max-Age=0;');
});

test('the token is found among other cookies', () => {
  expect(sessionTokenFrom(`theme=dark; session=${token}; a=b`, PLAIN)).toBe(token);
  expect(sessionTokenFrom(`__Host-session=${token}`, SECURE)).toBe(token);
});

test('under TLS a cookie without the prefix, as a sibling domain could plant it, counts for nothing', () => {
  expect(sessionTokenFrom(`session=${token}`, SECURE)).toBeNull();
});

test.each([
  undefined,
  null,
  '',
  'session=',
  'session=abc',
  `session=${token}x`,
  `oursession=${token}`,
])('there is no token in %s', (header) => {
  expect(sessionTokenFrom(header, PLAIN)).toBeNull();
});
