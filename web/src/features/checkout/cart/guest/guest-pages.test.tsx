// @vitest-environment happy-dom
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { putInBrowserCart } from '#web/forms/kept/browser-cart.ts';
import { button, clear, draw, during, press, words } from '#web/testing/drawn-page.tsx';
import { sampleCart } from '#web/testing/sample-cart.ts';
import { StrangersCart } from '../strangers-cart.tsx';
import { GuestSummary } from './guest-summary.tsx';
import { loadChosen } from './load-preview.ts';
import { NothingSelected } from './nothing-selected.tsx';

const pending = { courseId: 'inj-101', courseType: 'InPersonCourse' } as const;
const Place = () => <p>at {useLocation().pathname}</p>;

afterEach(async () => {
  vi.unstubAllGlobals();
  await clear();
});

test('a visitor sees what was chosen at today’s prices, and can take a course out again', async () => {
  const removed: string[] = [];
  await draw(
    <MemoryRouter>
      <GuestSummary preview={sampleCart()} onRemove={(slug) => removed.push(slug)} />
    </MemoryRouter>,
  );
  for (const text of [
    'Toxin and Fillers',
    '€1,450.00',
    '11 Jun 2027',
    'Anytime',
    'free with INJ-101',
    'charged as AED 5,650.65',
  ])
    expect(words()).toContain(text);
  await press(button('Remove Toxin and Fillers from the cart'));
  expect(removed).toEqual(['inj-101']);
});

test('who has chosen nothing is told, and led to the course for everybody', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (later: () => void, ms: number) => (ms === 2_000 ? waiting.push(later) : 0));
  await draw(
    <MemoryRouter>
      <NothingSelected />
      <Place />
    </MemoryRouter>,
  );
  expect(words()).toContain('No course selected. Redirecting...');
  await during(() => waiting.forEach((later) => void later()));
  expect(words()).toContain('at /self-paced-online-training/botox-professional-training');
});

test('what was chosen is priced by the server, and an empty cart is not asked about', async () => {
  expect(await loadChosen()).toEqual({ pending: [], preview: null });
  putInBrowserCart(pending);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, ...sampleCart() }));
  expect((await loadChosen()).preview?.courses).toHaveLength(2);
  vi.stubGlobal('fetch', async () => Response.error());
  expect(await loadChosen()).toEqual({ pending: [pending], preview: null });
});

test.each([
  ['a course', [pending], '/checkout/guest'],
  ['nothing', [], '/login'],
])('a stranger with %s in the browser’s cart is led on from the cart', async (_, courses, place) => {
  courses.forEach(putInBrowserCart);
  const element = (
    <>
      <StrangersCart loginAt="/login?next=%2Fcheckout" />
      <Place />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: <Place /> },
  ]);
  await draw(<RouterProvider router={router} />);
  expect(words()).toContain(`at ${place}`);
});
