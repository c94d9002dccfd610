import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NEEDS_ACTION } from '#web/lib/office-paths.ts';
import { OfficeBar } from './office-bar.tsx';

const user = {
  _id: '1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Admin',
  role: 'admin',
  emailVerified: true,
  phoneNumber: '',
  profilePhotoUrl: '',
  addressInfo: { address: '', city: '', state: '', country: '', zipCode: '' },
} as const;

const bar = () => {
  const element = <OfficeBar user={user} waiting={{ [NEEDS_ACTION]: 9 }} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

test('the second line is a menu where there is no room for it, opened without a script too', () => {
  const [, menu] = bar().match(/<nav id="([^"]+)" popover="auto"/) ?? [];
  expect(menu).toBeDefined();
  expect(bar()).toMatch(new RegExp(`<button[^>]*popoverTarget="${menu}"[^>]*>.*Menu</button>`, 'i'));
});

test('every way stands there once, with what waits for somebody', () => {
  const html = bar();
  for (const way of ['Dashboard', 'Needs action', 'Payment cases', 'Settings'])
    expect(html.split(`>${way}<`)).toHaveLength(2);
  expect(html).toMatch(/Needs action<span[^>]*>9<span class="sr-only"> waiting/);
});
