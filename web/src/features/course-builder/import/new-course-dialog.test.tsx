// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportRun } from '#contracts/course-builder/import.ts';
import { button, choose, clear, draw, during, press, words } from '#web/testing/drawn-page.tsx';
import { FakeRequest, lastRequest } from '#web/testing/fake-request.ts';
import { NewCourseDialog } from './new-course-dialog.tsx';
import { NewCourseImports } from './new-course-imports.tsx';

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

const RUN: ImportRun = {
  _id: 'r1',
  file: 'botox.course.zip',
  state: 'waiting',
  requestedBy: 'Nadia Haddad',
  requestedAt: '2026-11-28T08:00:00.000Z',
  stored: 0,
  toStore: 0,
  report: null,
  problem: null,
  course: null,
};

const opened = async () => {
  const onSent = vi.fn();
  await draw(<NewCourseDialog onSent={onSent} />);
  await press(button('Import a course'));
  return onSent;
};
const answer = (status: number, body: object) =>
  during(() => lastRequest().answer(status, JSON.stringify(body)));
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('what comes along, what is looked up and what stays behind is said before a file is chosen', async () => {
  await opened();
  for (const fact of ['What comes along', 'What is looked up by name', 'What stays behind'])
    expect(words()).toContain(fact);
});

test('a file is sent, and what becomes of it is told by the page', async () => {
  const onSent = await opened();
  await choose(new File(['PK'], RUN.file));
  expect(lastRequest().path).toBe('/admin-courses/selfpaced/api/import');
  expect(onSent).not.toHaveBeenCalled();
  await answer(200, { success: true, message: '', run: RUN });
  expect(onSent).toHaveBeenCalledExactlyOnceWith(RUN);
});

test('a refusal is told in the words of the server, and another file can be chosen', async () => {
  const onSent = await opened();
  await choose(new File(['PK'], RUN.file));
  await answer(400, { success: false, message: '“botox.course.zip” is larger than 2,048 MB.' });
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('is larger than');
  expect(onSent).not.toHaveBeenCalled();
  await choose(new File(['PK'], 'other.course.zip'));
  expect(words()).toContain('Sending “other.course.zip”');
});

test('a course that was made is one step away; one that was not is told so', async () => {
  const taken = { modules: 6, sections: 12, slides: 48, tests: 1, pictures: 2, recordings: 44 };
  const report = {
    kind: 'course' as const,
    taken: { ...taken, films: 1, documents: 2, parts: 10, scripts: 44 },
    lines: [],
    moreLines: 0,
  };
  const course = { _id: 'c9', title: 'Botox', code: 'EL-110-2' };
  const runs: ImportRun[] = [
    { ...RUN, state: 'done', report, course },
    { ...RUN, _id: 'r2', state: 'failed', problem: '“botox.course.zip” is damaged or incomplete.' },
  ];
  await draw(
    <MemoryRouter>
      <NewCourseImports runs={runs} onDismiss={vi.fn()} />
    </MemoryRouter>,
  );
  expect(words()).toContain('2 documents, 44 scripts, 10 sections of the form.');
  expect(words()).toContain('is damaged or incomplete. No course was made.');
  expect(links()).toEqual(['/admin/courses/self-paced/c9/content', '/admin/courses/self-paced/c9/edit']);
});

test('a file that cannot be an export is not sent', async () => {
  await opened();
  await choose(new File(['x'], 'Peel.pptx'));
  expect(words()).toContain('“Peel.pptx” is no exported course: the name of one ends in .course.zip.');
  expect(FakeRequest.sent).toEqual([]);
});
