// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { button, clear, draw, press, words } from '#web/testing/drawn-page.tsx';
import { Toaster } from '#web/ui/messages/toast.tsx';
import { putInBrowserCart, readBrowserCart } from './browser-cart.ts';
import { CartLink } from './cart-link.tsx';
import { KeepInRow, KeepOnPage } from './keep-buttons.tsx';
import { KeptProvider } from './kept-provider.tsx';

const course = { kind: 'InPersonCourse', slug: 'inj-101', title: 'Toxin' } as const;
const pending = { courseId: 'inj-101', courseType: 'InPersonCourse' } as const;
const person = { _id: 'u1' } as SessionUser;

/** A page with a course, and an academy that keeps what it is told. */
const open = async (user: SessionUser | null | undefined, answers: Record<string, object> = {}) => {
  const own = { inCart: [] as string[], onWishlist: [] as string[] };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(path);
    const told = answers[path];
    if (told) return Response.json(told, { status: 'code' in told ? 401 : 200 });
    const sent = JSON.parse(String(init.body ?? '{}')) as { courseId: string; courses: (typeof pending)[] };
    if (path === '/api/cart') own.inCart = [sent.courseId];
    if (path === '/api/cart/adopt') own.inCart = sent.courses.map(({ courseId }) => courseId);
    if (path === '/api/wishlist') own.onWishlist = [sent.courseId];
    if (path === '/api/wishlist/remove') own.onWishlist = [];
    return Response.json({ success: true, message: 'Done', leftOut: [], alreadyEnrolled: false, ...own });
  });
  const At = () => <p>at {useLocation().pathname}</p>;
  const page = (
    <KeptProvider user={user}>
      <CartLink />
      <KeepOnPage course={course} canBuy />
      <KeepInRow course={course} canBuy />
      <At />
      <Toaster />
    </KeptProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/course'] });
  await draw(<RouterProvider router={router} />);
  return asked;
};
const cartName = () => document.querySelector('a[href="/checkout"]')?.getAttribute('aria-label');
const heart = () => button('Keep Toxin on the wishlist').getAttribute('aria-pressed');

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a stranger’s course goes into the cart of the browser, which the header counts', async () => {
  const asked = await open(null);
  expect(cartName()).toBe('Cart');
  await press(button('Add to cart'));
  expect(readBrowserCart()).toEqual([pending]);
  expect(cartName()).toBe('Cart, 1 course');
  expect(button('Toxin is in your cart')).toBeTruthy();
  expect(asked).toEqual([]);
  await press(button('In your cart'));
  expect(words()).toContain('at /checkout');
});

test('a member’s course goes into the cart that the academy keeps', async () => {
  const asked = await open(person);
  await press(button('Add Toxin to the cart'));
  expect(asked).toEqual(['/api/cart/count', '/api/cart', '/api/cart/count']);
  expect(cartName()).toBe('Cart, 1 course');
  expect(readBrowserCart()).toEqual([]);
});

test('the heart keeps a course and lets it go again', async () => {
  await open(person);
  expect(heart()).toBe('false');
  await press(button('Keep Toxin on the wishlist'));
  expect(heart()).toBe('true');
  await press(button('Keep Toxin on the wishlist'));
  expect(heart()).toBe('false');
});

test('a wishlist needs an account: a stranger is led to the login', async () => {
  await open(null);
  await press(button('Keep Toxin on the wishlist'));
  expect(words()).toContain('at /login');
});

test('before it is known who reads, a course of a stranger is not lost', async () => {
  await open(undefined, { '/api/cart': { success: false, code: 'not-signed-in', message: 'No' } });
  await press(button('Add to cart'));
  expect(readBrowserCart()).toEqual([pending]);
});

test('after a login, wherever it was, the browser’s cart becomes the person’s and is cleared', async () => {
  putInBrowserCart(pending);
  const asked = await open(person);
  expect(asked).toEqual(['/api/cart/adopt', '/api/cart/count']);
  expect(readBrowserCart()).toEqual([]);
  expect(cartName()).toBe('Cart, 1 course');
});

test('what the cart did not take is said in the specified words, with its reason and its name', async () => {
  putInBrowserCart(pending);
  const leftOut = [{ courseId: 'inj-101', title: 'Toxin', message: 'You are already enrolled.' }];
  await open(person, { '/api/cart/adopt': { success: true, message: 'Done', leftOut } });
  await vi.waitFor(() => expect(words()).toContain('Error adding course to cart: You are already enrolled.'));
  expect(readBrowserCart()).toEqual([]);
});

test('what could not be adopted stays in the browser for the next try', async () => {
  putInBrowserCart(pending);
  await open(person, { '/api/cart/adopt': { success: false, code: 'unavailable', message: 'Busy' } });
  expect(readBrowserCart()).toEqual([pending]);
});

test('without a script both forms post to the pages that show what is kept', async () => {
  await open(null);
  const forms = [...document.querySelectorAll('form')].map((form) => [form.id, form.getAttribute('action')]);
  expect(forms).toEqual([
    ['to-cart', '/checkout'],
    ['to-wishlist', '/my-wishlist'],
  ]);
  expect(button('Add to cart').form?.id).toBe('to-cart');
});
