import { afterEach, expect, test, vi } from 'vitest';
import { FakeRequest, lastRequest } from '#web/testing/fake-request.ts';
import { sendFiles } from './send-files.ts';
import { UPLOADS } from './upload-targets.ts';

const MANAGER = '/admin-courses/inperson/api';
const plan = new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' });

function sending(upload: 'documents' | 'mainImage' = 'documents', files = [plan]) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const call = new AbortController();
  const shares: number[] = [];
  const sent = sendFiles(UPLOADS[upload], files, {
    signal: call.signal,
    onProgress: (share) => shares.push(share),
  });
  return { sent, call, shares, request: lastRequest() };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('documents go in one request to their own address, in the field “files”', async () => {
  const { sent, request, shares } = sending('documents', [plan, plan]);
  expect(request.path).toBe(`${MANAGER}/upload/documents`);
  expect(request.parts.getAll('files')).toHaveLength(2);
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  expect(shares).toEqual([0.25]);
  const url = '/files/courses/a.pdf';
  const details = [{ url, name: 'plan.pdf', type: 'application/pdf', bytes: 8, width: null, height: null }];
  request.answer(200, JSON.stringify({ success: true, files: [url], details }));
  expect(await sent).toEqual({ result: 'stored', files: details });
});

test('the main image goes in the field “file”', () => {
  const { request } = sending('mainImage');
  expect(request.path).toBe(`${MANAGER}/upload/main-image`);
  expect(request.parts.getAll('file')).toHaveLength(1);
});

test('addresses are enough of an answer', async () => {
  const { sent, request } = sending();
  request.answer(200, '{"success":true,"files":["/files/courses/a.pdf"]}');
  expect(await sent).toMatchObject({ result: 'stored', files: [{ url: '/files/courses/a.pdf', name: '' }] });
});

test.each([
  [500, '{"success":false,"message":"X"}', 'X'],
  [413, '<html>Request Entity Too Large</html>', 'The server does not take this much at once.'],
  [502, '<html>Bad Gateway</html>', 'The server cannot be reached just now. Please try again in a minute.'],
  [500, '', 'The server answered with an error (500).'],
  [0, '', 'The connection was lost. Please try again.'],
])('an answer of %i with “%s” is told as “%s”', async (status, body, message) => {
  const { sent, request } = sending();
  request.answer(status, body);
  expect(await sent).toEqual({ result: 'refused', message, isSignedOut: false });
});

test('a login that has ended is told as such', async () => {
  const { sent, request } = sending();
  request.answer(401, '{"success":false,"message":"Please login or register first"}');
  expect(await sent).toMatchObject({ result: 'refused', isSignedOut: true });
});

test('what is called off ends the request and is no failure', async () => {
  const { sent, call } = sending();
  call.abort();
  expect(await sent).toEqual({ result: 'cancelled' });
});
