import { afterEach, expect, test, vi } from 'vitest';
import { removeCourseFile } from './remove-course-file.ts';

const MANAGER = '/admin-courses/inperson/api';
const url = '/files/courses/abc.jpg';

function answering(status: number, body: object) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body))]);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file of a saved course is taken off that course, which has another version then', async () => {
  const calls = answering(200, { success: true, message: 'File removed successfully', version: 8 });
  const removed = await removeCourseFile({ of: 'InPersonCourse', url, place: 'image', courseId: 'c1' });
  expect(removed).toEqual({ failure: '', isSignedOut: false, version: 8 });
  expect(calls()).toEqual([[`${MANAGER}/c1/delete-file`, { url, kind: 'image' }]]);
});

test('a file that was never saved goes by its public id', async () => {
  const calls = answering(200, { success: true });
  expect(
    await removeCourseFile({ of: 'InPersonCourse', url, place: 'main-image', courseId: null }),
  ).toMatchObject({ failure: '' });
  expect(calls()).toEqual([[`${MANAGER}/delete-cloudinary-file`, { publicId: 'courses/abc' }]]);
});

test('an address elsewhere on the web is not asked for', async () => {
  const calls = answering(500, {});
  const elsewhere = {
    of: 'InPersonCourse',
    url: 'https://videos.example/a.mp4',
    place: 'video',
    courseId: null,
  } as const;
  expect(await removeCourseFile(elsewhere)).toMatchObject({ failure: '' });
  expect(calls()).toEqual([]);
});

test('what is gone already is gone', async () => {
  answering(404, { success: false, message: 'Not found' });
  expect(await removeCourseFile({ of: 'InPersonCourse', url, place: 'image', courseId: null })).toMatchObject(
    { failure: '' },
  );
});

test('a file that another course shows, as after copying, only leaves the form', async () => {
  answering(409, { success: false, message: 'This file is still shown. Remove it there first.' });
  expect(await removeCourseFile({ of: 'InPersonCourse', url, place: 'image', courseId: null })).toMatchObject(
    { failure: '' },
  );
});

test('a refusal keeps the file, with the words of the server', async () => {
  answering(500, { success: false, message: 'X' });
  expect(await removeCourseFile({ of: 'InPersonCourse', url, place: 'image', courseId: 'c1' })).toMatchObject(
    { failure: 'X' },
  );
});

test('a lost connection is told in a sentence', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const removed = await removeCourseFile({ of: 'InPersonCourse', url, place: 'image', courseId: null });
  expect(removed.failure).toBe('The connection was lost. Please try again.');
});
