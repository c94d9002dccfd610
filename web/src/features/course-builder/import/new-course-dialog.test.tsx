// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, choose, clear, draw, during, press, words } from '#web/testing/drawn-page.tsx';
import { FakeRequest, lastRequest } from '#web/testing/fake-request.ts';
import { NewCourseDialog } from './new-course-dialog.tsx';

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

const opened = async () => {
  const onImported = vi.fn();
  await draw(
    <MemoryRouter>
      <NewCourseDialog onImported={onImported} />
    </MemoryRouter>,
  );
  await press(button('Import a course'));
  return onImported;
};
const answer = (status: number, body: object) =>
  during(() => lastRequest().answer(status, JSON.stringify(body)));
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

const TAKEN = {
  modules: 6,
  sections: 12,
  slides: 48,
  tests: 1,
  pictures: 2,
  recordings: 44,
  films: 1,
  documents: 2,
  parts: 10,
  scripts: 44,
};

test('what comes along, what is looked up and what stays behind is said before a file is chosen', async () => {
  await opened();
  for (const fact of ['What comes along', 'What is looked up by name', 'What stays behind'])
    expect(words()).toContain(fact);
});

test('a file becomes a course, which is told with its report and one step away', async () => {
  const onImported = await opened();
  await choose(new File(['PK'], 'botox.course.zip'));
  expect(lastRequest().path).toBe('/admin-courses/selfpaced/api/import');
  expect(onImported).not.toHaveBeenCalled();
  await answer(200, {
    success: true,
    message: '',
    course: { _id: 'c9', title: 'Botox', code: 'EL-110-2' },
    report: {
      kind: 'course',
      taken: TAKEN,
      lines: ['The instructor “Layla” is not known here.'],
      moreLines: 0,
    },
  });
  expect(onImported).toHaveBeenCalledOnce();
  expect(words()).toContain('EL-110-2 Botox');
  expect(words()).toContain('2 documents, 44 scripts, 10 sections of the form.');
  expect(words()).toContain('The instructor “Layla” is not known here.');
  expect(links()).toEqual(['/admin/courses/self-paced/c9/content', '/admin/courses/self-paced/c9/edit']);
});

test('a refusal is told in the words of the server, and another file can be chosen', async () => {
  const onImported = await opened();
  await choose(new File(['PK'], 'botox.course.zip'));
  await answer(400, { success: false, message: '“botox.course.zip” is damaged or incomplete.' });
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('is damaged or incomplete');
  expect(onImported).not.toHaveBeenCalled();
  await choose(new File(['PK'], 'other.course.zip'));
  expect(words()).toContain('Sending “other.course.zip”');
});

test('a file that cannot be an export is not sent', async () => {
  await opened();
  await choose(new File(['x'], 'Peel.pptx'));
  expect(words()).toContain('“Peel.pptx” is no exported course: the name of one ends in .course.zip.');
  expect(FakeRequest.sent).toEqual([]);
});
