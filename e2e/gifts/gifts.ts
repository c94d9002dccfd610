import { expect, type Page } from '@playwright/test';
import { newcomer } from '../journey.ts';

type Newcomer = ReturnType<typeof newcomer>;

const FREE = 'consent-photography-and-records';

/** Opens an account with everything that a bill needs, and is signed in with it. */
const signUp = async (page: Page, { email, password }: Newcomer) => {
  await page.context().clearCookies();
  const addressInfo = { address: 'Al Wasl Road 1240', city: 'Dubai', country: 'United Arab Emirates' };
  const data = { email, password, firstName: 'Amira', lastName: 'Farouk', phoneNumber: '+971 50 555 0148' };
  const answer = await page.request.post('/signup', { data: { ...data, addressInfo } });
  expect(answer.ok(), await answer.text()).toBe(true);
};

const fillCart = async (page: Page, slugs: readonly string[]) => {
  for (const courseId of slugs) {
    const answer = await page.request.post('/api/cart', { data: { courseId } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
};

/** The path of a claim link to a free course that somebody has just given. */
export const giveFree = async (page: Page): Promise<string> => {
  await signUp(page, newcomer());
  await fillCart(page, [FREE]);
  const given = await page.request.post('/complete-registration', {
    data: { agreeTerms: true, isGift: true },
  });
  expect(given.ok(), await given.text()).toBe(true);
  const { referenceNumber } = (await given.json()) as { referenceNumber: string };
  const answer = await page.request.get(`/api/gifts/${referenceNumber}`);
  const { gift } = (await answer.json()) as { gift: { claimUrl: string } };
  return new URL(gift.claimUrl).pathname;
};
