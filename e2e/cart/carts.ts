import { expect, type Page } from '@playwright/test';
import { newcomer, openAlive } from '../journey.ts';

export const IN_PERSON = '/in-person/courses/laser-safety-officer';
export const SELF_PACED = '/self-paced-online-training/botox-professional-training';

export const linesOf = (page: Page) =>
  page
    .getByRole('table', { name: 'Courses in your cart' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

export const addFrom = async (page: Page, course: string) => {
  await openAlive(page, course);
  await page.locator('#price').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('#price').getByRole('button', { name: 'In your cart' })).toBeVisible();
};

/** As many courses as the header counts. */
export const expectCount = (page: Page, count: string) =>
  expect(page.getByRole('banner').getByRole('link', { name: `Cart, ${count}` })).toBeVisible();

/**
 * A member who can be billed, and is signed in by the session that an account is opened with. So many accounts a minute are
 * opened from one address, so this waits for its turn.
 */
export const newMember = async (page: Page) => {
  const member = newcomer();
  const address = { address: 'Al Wasl Road 1240', city: 'Dubai', country: 'United Arab Emirates' };
  const { country } = address;
  const person = { firstName: 'Noor', lastName: 'Haddad', phoneNumber: '+971 50 555 0148', country };
  const data = { ...member, ...person, profession: 'Dermatologist', addressInfo: address };
  await page.context().clearCookies();
  await expect(async () => {
    const answer = await page.request.post('/signup', { data });
    expect(answer.status(), await answer.text()).toBe(200);
  }).toPass({ timeout: 75_000, intervals: [10_000] });
  return member;
};

/** Puts courses into the cart of who is signed in, by their slugs. */
export const fillCart = async (page: Page, ...slugs: string[]) => {
  for (const courseId of slugs) {
    const answer = await page.request.post('/api/cart', { data: { courseId } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
};
