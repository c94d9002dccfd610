import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { UnknownOrder } from './unknown-order.tsx';

const page = (isSignedIn: boolean, slug: string | null = null) => {
  const element = <UnknownOrder course={{ kind: 'InPersonCourse', slug }} isSignedIn={isSignedIn} />;
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/payment/success?order_id=X'],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test('of an order that is not known nothing is claimed', () => {
  for (const words of ['Payment status', '€0.00', 'N/A']) expect(page(false)).toContain(words);
  expect(page(false)).not.toContain('Completed');
});

test('a stranger is asked to log in and comes back; who is signed in is led to their orders', () => {
  expect(page(false)).toContain('href="/login?next=%2Fpayment%2Fsuccess%3Forder_id%3DX"');
  expect(page(true)).toContain('href="/orders"');
  expect(page(true)).not.toContain('/login');
});

test('the course that the address names is a way on, else all courses are', () => {
  expect(page(true, 'inj-101')).toContain('href="/in-person/courses/inj-101"');
  expect(page(true)).toContain('All courses');
});
