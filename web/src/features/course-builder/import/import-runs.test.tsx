// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportReport, ImportRun } from '#contracts/course-builder/import.ts';
import { button, clear, draw, findButton, press, words } from '#web/testing/drawn-page.tsx';
import { ImportRuns } from './import-runs.tsx';
import { takenText } from './import-words.ts';
import { useImports } from './use-imports.ts';

const WAITING: ImportRun = {
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
const DONE: ImportRun = { ...WAITING, state: 'done', report: REPORT };
const FAILED: ImportRun = { ...WAITING, _id: 'r2', state: 'failed', problem: '“Peel.pptx” is damaged.' };

/** What the server says each time that it is asked; the last for good. */
let told: ImportRun[][];
let dismissal: Response;
const asked: string[] = [];
const onOver = vi.fn();

beforeEach(() => {
  asked.length = 0;
  onOver.mockClear();
  dismissal = Response.json({ success: true, message: '' });
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (method === 'DELETE') return dismissal;
    const runs = told.length > 1 ? told.shift() : told[0];
    return Response.json({ success: true, runs });
  });
});
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

function Page({ first }: { first: ImportRun[] }) {
  const { runs, dismiss } = useImports({ courseId: 'c1', first, onOver });
  return <ImportRuns runs={runs} onDismiss={(run) => void dismiss(run)} />;
}
const soon = { timeout: 5_000 };

test('how far it is, is asked until it is over; then the draft is read anew', async () => {
  told = [
    [{ ...WAITING, state: 'running' }],
    [{ ...WAITING, state: 'running', stored: 34, toStore: 100 }],
    [DONE],
  ];
  await draw(<Page first={[WAITING]} />);
  expect(words()).toContain('“Peel.pptx” waits for its turn');
  expect(words()).toContain('Sent by Nadia Haddad.');
  await expect.poll(words, soon).toContain('Reading “Peel.pptx”');
  await expect.poll(words, soon).toContain('Importing “Peel.pptx”: 34 of 100');
  expect(onOver).not.toHaveBeenCalled();
  await expect.poll(words, soon).toContain('1 module, 2 sections, 12 slides, 1 picture, 9 scripts.');
  expect(onOver).toHaveBeenCalledOnce();
  expect(new Set(asked)).toEqual(new Set(['GET /admin-courses/selfpaced/api/c1/import']));
});

test('what was over when the page was opened stands there, and nobody is asked', async () => {
  await draw(<Page first={[FAILED, DONE]} />);
  expect(words()).toContain('“Peel.pptx” was not imported');
  expect(words()).toContain('“Peel.pptx” is damaged. The draft is as it was.');
  expect(words()).toContain('1 thing not taken, or not as in the file.');
  await press(button('Show what is missing'));
  expect(words()).toContain('Slide 3: “Doses” was not taken');
  expect(asked).toEqual([]);
});

test('where all was taken it says so, and where much was left behind how much', async () => {
  const whole = { ...DONE, report: { ...REPORT, lines: [] } };
  const much = { ...DONE, _id: 'r3', report: { ...REPORT, moreLines: 37 } };
  await draw(<ImportRuns runs={[whole, much]} onDismiss={() => {}} />);
  expect(words()).toContain('Everything in the file was taken.');
  expect(words()).toContain('38 things not taken, or not as in the file.');
  await press(button('Show what is missing'));
  expect(words()).toContain('37 more lines of this kind.');
});

test('one that was interrupted says that it begins anew', async () => {
  told = [[{ ...WAITING, state: 'interrupted' }]];
  await draw(<Page first={told[0] ?? []} />);
  expect(words()).toContain('“Peel.pptx” was interrupted, and begins anew in a minute or two');
});

test('what was read is dismissed, also where somebody else has done so', async () => {
  await draw(<Page first={[DONE]} />);
  await press(button('Dismiss'));
  expect(asked).toEqual(['DELETE /admin-courses/selfpaced/api/c1/import/r1']);
  expect(words()).not.toContain('was imported');
  await clear();
  dismissal = Response.json({ success: false, message: 'There is no such import.' }, { status: 404 });
  await draw(<Page first={[DONE]} />);
  await press(button('Dismiss'));
  expect(findButton('Dismiss')).toBeUndefined();
});

test('what could not be dismissed stays', async () => {
  dismissal = Response.error();
  await draw(<Page first={[DONE]} />);
  await press(button('Dismiss'));
  expect(words()).toContain('“Peel.pptx” was imported');
});

test('of what there was none nothing is said', () => {
  expect(takenText({ ...REPORT.taken, slides: 1, scripts: 0 })).toBe(
    '1 module, 2 sections, 1 slide, 1 picture',
  );
});
