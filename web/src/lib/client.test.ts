import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import { BROWSER_CALLS, type BrowserCall } from './calls/browser-calls.ts';
import { call } from './client.ts';

function answering(status: number, body: BodyInit) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.map(([path, { method, body } = {}]) => [method, path, body]);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(
  Object.keys(BROWSER_CALLS) as BrowserCall[],
)('%s says everything in its path and one other place', (name) => {
  const { method, path, query, body } = { query: undefined, body: undefined, ...endpoints[name] };
  expect(BROWSER_CALLS[name]).toBe(`${method} ${path}`);
  expect(method === 'GET' ? body : query).toBeUndefined();
});

test('what the path names stands in it, what else is asked in the query; what is undefined is not said', async () => {
  const calls = answering(200, '{"success":true,"code":"A B","available":false}');
  const answer = await call('checkCourseCode', { code: 'A B', except: undefined });
  expect(answer).toMatchObject({ success: true, available: false });
  await call('getSeats', { courseId: 'botox/2' });
  expect(calls()).toEqual([
    ['GET', '/admin-courses/inperson/api/check-course-code?code=A+B', undefined],
    ['GET', '/api/courses/in-person/botox%2F2/seats', undefined],
  ]);
});

test('what is sent is the body, without what stands in the path', async () => {
  const calls = answering(200, '{"success":true,"message":"","version":8}');
  await call('deleteCourseFile', { id: 'c1', url: '/files/a.jpg', kind: 'image' });
  expect(calls()).toEqual([
    ['POST', '/admin-courses/inperson/api/c1/delete-file', '{"url":"/files/a.jpg","kind":"image"}'],
  ]);
});

test('a refusal is a value with its status, its code and the words of the server', async () => {
  answering(401, '{"success":false,"code":"not-signed-in","message":"Please login or register first"}');
  expect(await call('getAdminCourse', { id: 'c1' })).toMatchObject({
    success: false,
    status: 401,
    code: 'not-signed-in',
    message: 'Please login or register first',
  });
});

test('an answer that is none of ours is refused in a sentence', async () => {
  answering(502, '<html>Bad Gateway</html>');
  expect(await call('authCheck', {})).toMatchObject({
    success: false,
    status: 502,
    message: 'The server cannot be reached just now. Please try again in a minute.',
  });
});

test('what gets no answer is refused too, and so is what was called off', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const lost = await call('authCheck', {}, { signal: AbortSignal.abort() });
  expect(lost).toMatchObject({
    success: false,
    status: 0,
    message: 'The connection was lost. Please try again.',
  });
});
