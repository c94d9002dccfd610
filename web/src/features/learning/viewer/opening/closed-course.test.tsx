import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Closed } from '../open-course.ts';
import { ClosedCourse, LoadingFailed } from './closed-course.tsx';

const wordsOf = (closed: Closed) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ClosedCourse closed={closed} />
    </MemoryRouter>,
  );

test('a course with nothing to learn from says what is missing', () => {
  expect(wordsOf({ kind: 'empty', hasModules: true })).toContain('No slides found');
  expect(wordsOf({ kind: 'empty', hasModules: false })).toContain('No course content available');
});

test('access that has ended names its last day, and that nothing is lost', () => {
  const words = wordsOf({ kind: 'ended', accessUntil: '2027-03-01' });
  expect(words).toContain('Your access to this course has ended');
  expect(words).toContain('1 March 2027');
  expect(words).toContain('Your progress and your notes are kept.');
});

test('a course that cannot be loaded says so in the specified words', () => {
  const page = (
    <MemoryRouter>
      <LoadingFailed text="Please try again in a moment." />
    </MemoryRouter>
  );
  expect(renderToStaticMarkup(page)).toContain('Error Loading Course');
});
