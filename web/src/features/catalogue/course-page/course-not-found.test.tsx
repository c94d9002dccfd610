import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CourseProblem } from './course-not-found.tsx';

const answered = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

function shown(error: unknown) {
  const page = { path: '/in-person/courses/lips', element: <CourseProblem error={error} /> };
  const router = createMemoryRouter([page], { initialEntries: ['/in-person/courses/lips?edit'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a course that does not exist is told in the words of the server, or in the fixed ones', () => {
  const moved = shown(answered(404, { message: 'This course has moved to Milan.' }));
  expect(moved).toContain('Course Not Found');
  expect(moved).toContain('This course has moved to Milan.');
  expect(shown(answered(404, { message: 'Course not found' }))).toContain('>Course not found. The course');
  for (const data of [null, 'Not Found'])
    expect(shown(answered(404, data))).toContain('>The course you are looking for does not exist.');
});

test('a course that the server could not load is not found, says that it may exist, and may be asked for again', () => {
  const busy = shown(answered(503, { message: 'We are busy for a moment.', requestId: 'r-1' }));
  expect(busy).toContain('>Course Not Found</h1>');
  expect(busy).toContain('>Course not found: it could not be loaded. We are busy for a moment.</p>');
  expect(busy).toContain('r-1');
  expect(busy).toContain('href="/in-person/courses/lips?edit"');
  for (const data of [null, '<h1>Bad Gateway</h1>'])
    expect(shown(answered(500, data))).toContain(
      '>Course not found: it could not be loaded. Please try again in a moment.</p>',
    );
});

test('a course that never answered is not called missing', () => {
  const lost = shown(new TypeError('Failed to fetch'));
  expect(lost).toContain('Failed to load course');
  expect(lost).not.toContain('Not Found');
});
