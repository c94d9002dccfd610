import type { Page } from '@playwright/test';
import { expect, inspect, PEOPLE, signIn, test } from './journey.ts';
import { readSiteMap } from './site-map.ts';

/** What stands for the parameters of an address. */
const SAMPLES: Record<string, string> = {
  '/in-person/courses/:courseId': '/in-person/courses/botox-professional-training',
  '/in-person/courses/:courseId/enquiry': '/in-person/courses/botox-professional-training/enquiry',
  '/in-person/courses/:courseId/reviews': '/in-person/courses/botox-professional-training/reviews',
  '/reviews/:courseId': '/reviews/botox-professional-training',
  '/courses/:courseId': '/courses/botox-professional-training',
  '/checkout/inperson/:courseId': '/checkout/inperson/laser-safety-officer',
  '/NewsDetails/:slug': '/NewsDetails/darker-skin-first',
  '/:page': '/why-aurea-academy',
  '/orders/:reference': '/orders/{order}',
  '/admin/orders/:reference': '/admin/orders/{order}',
  '/admin/enquiries/:enquiryId': '/admin/enquiries/{enquiry}',
  '/admin/courses/in-person/:courseId/roster': '/admin/courses/in-person/botox-professional-training/roster',
};

const PERSONAL = /^\/(dashboard|profile|orders|library|reviews|my-|elearning|checkout$)/;

const readerOf = (path: string) => {
  if (path.startsWith('/admin')) return PEOPLE.admin;
  return PERSONAL.test(path) ? PEOPLE.learner : null;
};

// They only read, so that they go to whoever is free.
test.describe.configure({ mode: 'parallel' });

for (const path of readSiteMap()) {
  test(`${path} is complete, accessible and fits`, async ({ page }) => {
    const address = SAMPLES[path] ?? path;
    expect(address, 'an address with a parameter needs a sample').not.toMatch(/:/);
    const reader = readerOf(path);
    if (reader) await signIn(page, PEOPLE.learner);
    const order = reader && address.includes('{order}') ? await anOrder(page) : '';
    if (reader) await signIn(page, reader);
    const enquiry = address.includes('{enquiry}') ? await anEnquiry(page) : '';
    const answer = await page.goto(address.replace('{order}', order).replace('{enquiry}', enquiry));
    expect(answer?.status()).toBe(200);
    if (reader) expect(new URL(page.url()).pathname, 'nobody is asked to log in').not.toBe('/login');
    await page.waitForLoadState('networkidle');
    await inspect(page, path.replace(/\W+/g, '-').replace(/^-/, '') || 'home');
  });
}

const anOrder = async (page: Page) => {
  const answer = await page.request.get('/api/orders');
  expect(answer.ok(), await answer.text()).toBe(true);
  const { orders } = (await answer.json()) as { orders: { reference: string; paidAed: number }[] };
  return orders.find(({ paidAed }) => paidAed > 0)?.reference ?? '';
};

/** The demo world's newest, asked for by staff. */
const anEnquiry = async (page: Page) => {
  const answer = await page.request.get('/api/admin/enquiries');
  expect(answer.ok(), await answer.text()).toBe(true);
  const { enquiries } = (await answer.json()) as { enquiries: { _id: string }[] };
  expect(enquiries, 'the demo world has enquiries').not.toEqual([]);
  return enquiries[0]?._id ?? '';
};

test('what is not there says so, with a way home', async ({ page }) => {
  const answer = await page.goto('/there/is/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await inspect(page, 'not-found');
});
