// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { clear, draw } from '#web/testing/drawn-page.tsx';
import { PromoCodeForm } from './promo-code-form.tsx';

afterEach(clear);

test('a form that was opened above the list is read from its heading', async () => {
  const element = <PromoCodeForm idempotencyKey="key-1" />;
  await draw(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(document.activeElement?.textContent).toBe('New promo code');
});
