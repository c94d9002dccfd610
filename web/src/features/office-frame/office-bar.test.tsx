import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NEEDS_ACTION, REVIEWS } from '#web/lib/office-paths.ts';
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

const bar = (at = '/') => {
  const element = <OfficeBar user={user} waiting={{ [NEEDS_ACTION]: 9, [REVIEWS]: 4 }} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
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

test('what is rarely opened stands behind More, opened without a script, with what waits there', () => {
  const [, more] = bar().match(/<div id="([^"]+)" popover="auto"/) ?? [];
  expect(bar()).toMatch(new RegExp(`<button[^>]*popoverTarget="${more}"[^>]*>More<.*?>4<`, 'i'));
  const within = bar().slice(bar().indexOf('popover="auto" class="menu'));
  for (const way of ['Promo codes', 'Reviews', 'Settings']) expect(within).toContain(`>${way}<`);
  expect(within).not.toContain('>Orders<');
});

test('who is at a page behind More sees its name in the line', () => {
  const button = /<button[^>]*popoverTarget="office-more"[^>]*>.*?<\/button>/i;
  expect(bar(REVIEWS).match(button)?.[0]).toContain('Reviews');
  expect(bar(REVIEWS).match(/aria-current="page"/g)).toHaveLength(1);
  expect(bar('/admin').match(button)?.[0]).not.toContain('Reviews');
});
