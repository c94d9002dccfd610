import { expect, test } from 'vitest';
import type { Api } from '#contracts/api.ts';
import type { PageFacts } from '#contracts/page.ts';
import { loader } from './logout.tsx';

/** Opens /logout with these headers; tells the calls that were made and what came back. */
async function openLogout(
  headers: Record<string, string>,
  user: object | null = { email: 'ada@example.com' },
) {
  const made: string[] = [];
  const call = async (name: string) => {
    made.push(name);
    return name === 'logout' ? { success: true, redirectUrl: '/' } : { success: true, user };
  };
  const personal = { call } as Api;
  const context = { get: () => ({ personal }) as PageFacts };
  const request = new Request('http://localhost/logout', { headers });
  const args = { request, context, params: {} } as unknown as Parameters<typeof loader>[0];
  const answer: unknown = await loader(args).catch((thrown: unknown) => thrown);
  return { made, answer };
}

test.each(['same-origin', 'none'])('a link of ours or a typed address logs out: %s', async (site) => {
  const { made, answer } = await openLogout({ 'sec-fetch-site': site });
  expect(made).toContain('logout');
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('location')).toBe('/');
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
  ['a browser that loads ahead', { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' }],
  ['a browser that does not say', {}],
])('who is sent here by %s is asked first', async (_who, headers) => {
  const { made, answer } = await openLogout(headers);
  expect(made).toEqual(['authCheck']);
  expect(answer).toEqual({ email: 'ada@example.com' });
});

test('who is not signed in is told so', async () => {
  const { made, answer } = await openLogout({ 'sec-fetch-site': 'none' }, null);
  expect(made).toEqual(['authCheck']);
  expect(answer).toEqual({ email: null });
});
