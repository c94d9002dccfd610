import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type ErrorResponse, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CasesProblem } from './cases-problem.tsx';

const answered = (status: number, data: unknown = ''): ErrorResponse =>
  ({ status, statusText: '', internal: false, data }) as ErrorResponse;

function shown(error: unknown) {
  const element = (
    <CasesProblem error={error} told={{ title: 'No', text: 'The request could not be read.' }} />
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a list without an answer says so below the tabs, and can be asked for again', () => {
  for (const error of [answered(500), new TypeError('Failed to fetch')]) {
    const html = shown(error);
    expect(html).toContain('Create New Case');
    expect(html).toContain('Failed to fetch payment cases');
    expect(html).toContain('Try again');
  }
});

test('whom something before the page refuses is told nothing of the list', () => {
  for (const status of [401, 403]) expect(shown(answered(status))).toBe('');
});

test('what the page itself has answered is told in its words', () => {
  const html = shown(answered(400, { message: 'The request could not be read.' }));
  expect(html).toContain('The request could not be read.');
  expect(html).not.toContain('Failed to fetch');
});
