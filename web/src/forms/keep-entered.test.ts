import { createMemoryRouter, data, type MiddlewareFunction, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { keepEntered } from './keep-entered.ts';
import { failureOf, keyAfter } from './submission.ts';

/** Sends a form to a page whose action does this, and waits for what comes of it. */
async function submitTo(action: () => unknown) {
  const page = { id: 'page', path: '/page', action: async () => action() };
  const router = createMemoryRouter(
    [{ id: 'root', middleware: [keepEntered as MiddlewareFunction], children: [page, { path: '/done' }] }],
    { initialEntries: ['/page'] },
  );
  const formData = new FormData();
  formData.set('_action', 'save');
  formData.set('city', 'Dubai');
  formData.set('idempotencyKey', 'key-1');
  await router.navigate('/page', { formMethod: 'post', formData });
  const { actionData, errors, location } = router.state;
  return { answer: actionData?.page, errors, path: location.pathname };
}

test.each([
  ['the network fails', new TypeError('Failed to fetch')],
  ['the network fails on the way to the server', data(new TypeError('Failed to fetch'))],
  ['the time is over', new DOMException('signal timed out', 'TimeoutError')],
])('when %s, the form says so, keeps what was entered and may be sent again as the same request', async (_why, error) => {
  const { answer, errors } = await submitTo(() => {
    throw error;
  });
  expect(errors).toBeNull();
  expect(failureOf(answer, 'save')).toMatchObject({
    message: expect.stringContaining('please try again'),
    values: { city: 'Dubai' },
  });
  expect(keyAfter(answer, 'key-2')).toBe('key-1');
});

/** An answer as the router hands it on that came from none of its pages. */
const outside = (status: number, body: string) => ({ status, statusText: '', internal: false, data: body });

test.each([
  ['a proxy speaks for a server that is away', outside(502, '<h1>Bad Gateway</h1>'), /please try again/],
  ['the server breaks down', outside(500, 'Internal Server Error'), /please try again/],
  ['the server refuses in plain words', outside(400, 'It was too long.'), /^It was too long\.$/],
  ['the server refuses before any page', outside(503, '{"message":"We are busy."}'), /^We are busy\.$/],
])('when %s, the form says so and keeps what was entered', async (_why, error, words) => {
  const { answer, errors } = await submitTo(() => {
    throw error;
  });
  expect(errors).toBeNull();
  expect(failureOf(answer, 'save')).toMatchObject({
    message: expect.stringMatching(words),
    values: { city: 'Dubai' },
  });
});

test('when the login has ended meanwhile, it opens over the form, which keeps what was entered', async () => {
  const { answer, errors, path } = await submitTo(() => {
    throw redirect('/login?next=%2Fpage');
  });
  expect({ errors, path }).toEqual({ errors: null, path: '/page' });
  expect(failureOf(answer, 'save')).toMatchObject({ isLoginOver: true, values: { city: 'Dubai' } });
  expect(keyAfter(answer, 'key-2')).toBe('key-1');
});

test('what was answered stays as it is', async () => {
  expect(await submitTo(() => ({ saved: true }))).toMatchObject({ answer: { saved: true }, errors: null });
  expect(await submitTo(() => redirect('/done'))).toMatchObject({ path: '/done', errors: null });
  const { errors } = await submitTo(() => {
    throw new Error('not ours to explain');
  });
  expect(errors).not.toBeNull();
});
