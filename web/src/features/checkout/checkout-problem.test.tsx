import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CheckoutProblem } from './checkout-problem.tsx';

const shown = (error: unknown) => {
  const routes = [
    {
      path: '/checkout/inperson/:courseId',
      element: <CheckoutProblem error={error} kind="InPersonCourse" />,
    },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/checkout/inperson/botox?account=login'] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

const refusal = (data: unknown) => ({ status: 503, statusText: '', internal: false, data });

test('a checkout that could not be loaded tells the server’s words and leads to the course', () => {
  const html = shown(refusal({ message: 'We are busy for a moment. Please try again.', requestId: 'r1' }));
  expect(html).toContain('We are busy for a moment. Please try again.');
  expect(html).toContain('r1');
  expect(html).toContain('href="/in-person/courses/botox"');
  expect(html).toContain('href="/checkout/inperson/botox?account=login"');
});

test('where the server said nothing, the words are the specified ones', () => {
  expect(shown(new TypeError('Failed to fetch'))).toContain('Error loading checkout. Please try again.');
  expect(shown(refusal(null))).toContain('Error loading checkout. Please try again.');
});
