// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportReport } from '#contracts/course-builder/import.ts';
import { button, choose, clear, draw, during, findButton, press, words } from '#web/testing/drawn-page.tsx';
import { FakeRequest, lastRequest } from '#web/testing/fake-request.ts';
import { ExportLink } from './export-link.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { importRefusal, takenText } from './import-words.ts';

const MEGABYTE = 1024 * 1024;
const REPORT: ImportReport = {
  kind: 'slides',
  taken: {
    modules: 1,
    sections: 2,
    slides: 12,
    tests: 0,
    pictures: 1,
    recordings: 0,
    films: 0,
    documents: 0,
    parts: 0,
    scripts: 9,
  },
  lines: ['Slide 3: “Doses” was not taken: it is neither words nor a picture.'],
  moreLines: 0,
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
const opened = async () => {
  const onImported = vi.fn();
  await draw(<ImportDialog courseId="c1" onImported={onImported} />);
  await press(button('Import'));
  return onImported;
};
const answer = (status: number, body: object) =>
  during(() => lastRequest().answer(status, JSON.stringify(body)));

test('what is taken is said before anything is chosen', async () => {
  await opened();
  for (const kind of ['PowerPoint', 'Markdown', 'Pictures and recordings by number', 'An exported course'])
    expect(words()).toContain(kind);
});

test('a file is sent to its course, tells how far it has come, and then what became of it', async () => {
  const onImported = await opened();
  await choose(deck());
  expect(lastRequest().path).toBe('/admin-courses/selfpaced/api/c1/import');
  expect(lastRequest().parts.getAll('file')).toHaveLength(1);
  await during(() => lastRequest().upload.onprogress?.({ loaded: 1, total: 4 }));
  expect(words()).toContain('Sending “Peel.pptx”, 25 %');
  await during(() => lastRequest().upload.onprogress?.({ loaded: 4, total: 4 }));
  expect(words()).toContain('Reading “Peel.pptx”');
  expect(onImported).not.toHaveBeenCalled();
  await answer(200, { success: true, message: '', report: REPORT });
  expect(onImported).toHaveBeenCalledOnce();
  expect(words()).toContain('1 module, 2 sections, 12 slides, 1 picture, 9 scripts.');
  expect(words()).toContain('Slide 3: “Doses” was not taken');
  await press(button('Import another file'));
  expect(words()).toContain('Choose a file');
});

test('where nothing was left behind it says so, and where much was how much', async () => {
  await opened();
  await choose(deck());
  await answer(200, { success: true, message: '', report: { ...REPORT, lines: [] } });
  expect(words()).toContain('Everything in the file was taken.');
  await press(button('Import another file'));
  await choose(deck());
  await answer(200, { success: true, message: '', report: { ...REPORT, moreLines: 37 } });
  expect(words()).toContain('37 more lines of this kind.');
});

test('a refusal is told in the words of the server, and another file can be chosen', async () => {
  const onImported = await opened();
  await choose(deck());
  await answer(400, { success: false, message: '“Peel.pptx” is damaged or incomplete, so it was refused.' });
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('is damaged or incomplete');
  expect(onImported).not.toHaveBeenCalled();
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
  const onImported = await opened();
  await choose(deck());
  await press(button('Cancel'));
  expect(lastRequest().isAborted).toBe(true);
  expect(findButton('Cancel')).toBeUndefined();
  await press(button('Import'));
  expect(words()).toContain('Choose a file');
  expect(onImported).not.toHaveBeenCalled();
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

test('of what there was none nothing is said', () => {
  expect(takenText({ ...REPORT.taken, slides: 1, scripts: 0 })).toBe(
    '1 module, 2 sections, 1 slide, 1 picture',
  );
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
