// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportRun } from '#contracts/course-builder/import.ts';
import { button, choose, clear, draw, during, findButton, press, words } from '#web/testing/drawn-page.tsx';
import { FakeRequest, lastRequest } from '#web/testing/fake-request.ts';
import { ExportLink } from './export-link.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { importRefusal } from './import-words.ts';

const MEGABYTE = 1024 * 1024;
const RUN: ImportRun = {
  _id: 'r1',
  file: 'Peel.pptx',
  state: 'waiting',
  requestedBy: 'Nadia Haddad',
  requestedAt: '2026-11-28T08:00:00.000Z',
  stored: 0,
  toStore: 0,
  report: null,
  problem: null,
  course: { _id: 'c1', title: 'Chemical peels', code: 'EL-120' },
};

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

const deck = (name = 'Peel.pptx') => new File(['PK'], name);
const opened = async (underWay: ImportRun | null = null) => {
  const onSent = vi.fn();
  await draw(<ImportDialog courseId="c1" underWay={underWay} onSent={onSent} />);
  await press(button('Import'));
  return onSent;
};
const answer = (status: number, body: object) =>
  during(() => lastRequest().answer(status, JSON.stringify(body)));

test('what is taken is said before anything is chosen', async () => {
  await opened();
  for (const kind of ['PowerPoint', 'Markdown', 'Pictures and recordings by number', 'An exported course'])
    expect(words()).toContain(kind);
});

test('a file is sent to its course and tells how far it has come; once it has arrived the page tells the rest', async () => {
  const onSent = await opened();
  await choose(deck());
  expect(lastRequest().path).toBe('/admin-courses/selfpaced/api/c1/import');
  expect(lastRequest().parts.getAll('file')).toHaveLength(1);
  await during(() => lastRequest().upload.onprogress?.({ loaded: 1, total: 4 }));
  expect(words()).toContain('Sending “Peel.pptx”, 25 %');
  await during(() => lastRequest().upload.onprogress?.({ loaded: 4, total: 4 }));
  expect(words()).toContain('“Peel.pptx” has been sent.');
  expect(onSent).not.toHaveBeenCalled();
  await answer(200, { success: true, message: '', run: RUN });
  expect(onSent).toHaveBeenCalledExactlyOnceWith(RUN);
  expect(findButton('Cancel')).toBeUndefined();
});

test('while a file is being imported no other is taken', async () => {
  await opened(RUN);
  expect(words()).toContain('“Peel.pptx” is being imported into this course.');
  expect(document.querySelector('input[type="file"]')).toBeNull();
});

test('a refusal is told in the words of the server, and another file can be chosen', async () => {
  const onSent = await opened();
  await choose(deck());
  await answer(400, { success: false, message: '“Peel.pptx” is damaged or incomplete, so it was refused.' });
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('is damaged or incomplete');
  expect(onSent).not.toHaveBeenCalled();
  await choose(deck('Other.pptx'));
  expect(words()).toContain('Sending “Other.pptx”');
});

test('a line that breaks is told', async () => {
  await opened();
  await choose(deck());
  await during(() => lastRequest().answer(0, ''));
  expect(words()).toContain('The connection was lost. Please try again.');
});

test('who closes the dialog calls off what has not arrived', async () => {
  const onSent = await opened();
  await choose(deck());
  await press(button('Cancel'));
  expect(lastRequest().isAborted).toBe(true);
  expect(findButton('Cancel')).toBeUndefined();
  await press(button('Import'));
  expect(words()).toContain('Choose a file');
  expect(onSent).not.toHaveBeenCalled();
});

test.each([
  ['Peel.pptx', 500 * MEGABYTE, ''],
  ['Peel.pptx', 500 * MEGABYTE + 1, '“Peel.pptx” has 500.1 MB. A file of this kind can have at most 500 MB.'],
  ['botox.course.zip', 600 * MEGABYTE, ''],
  ['Peel.md', 0, '“Peel.md” is empty.'],
  [
    'film.mp4',
    600 * MEGABYTE,
    '“film.mp4” cannot be imported: PPTX, Markdown and ZIP files are taken. A film is uploaded on its slide.',
  ],
])('before it is sent a file is looked at: %s of %i bytes', async (name, size, refusal) => {
  expect(importRefusal({ name, size })).toBe(refusal);
});

test('a film is refused without being sent', async () => {
  await opened();
  await choose(new File(['x'], 'film.mp4'));
  expect(words()).toContain('“film.mp4” cannot be imported');
  expect(FakeRequest.sent).toEqual([]);
});

test('an export is asked for by its version, or as it is being written', async () => {
  await draw(
    <MemoryRouter>
      <ExportLink courseId="c1" />
      <ExportLink courseId="c1" version={3} />
    </MemoryRouter>,
  );
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/admin-courses/selfpaced/api/c1/export',
    '/admin-courses/selfpaced/api/c1/export?version=3',
  ]);
});
