import type { Browser, Page } from '@playwright/test';
import { fillCart, newMember } from '../cart/carts.ts';
import { agree, payButton } from '../checkout.ts';
import { expect, mailsTo, newcomer, openAlive, payByCard } from '../journey.ts';

const FREE = 'consent-photography-and-records';

/** The path of a claim link to a free course that somebody has just given. */
export const giveFree = async (page: Page): Promise<string> => {
  await newMember(page);
  await fillCart(page, FREE);
  const given = await page.request.post('/complete-registration', {
    data: { agreeTerms: true, isGift: true },
  });
  expect(given.ok(), await given.text()).toBe(true);
  const { referenceNumber } = (await given.json()) as { referenceNumber: string };
  const answer = await page.request.get(`/api/gifts/${referenceNumber}`);
  const { gift } = (await answer.json()) as { gift: { claimUrl: string } };
  return new URL(gift.claimUrl).pathname;
};

interface Wish {
  /** The slugs of the courses. */
  courses: readonly string[];
  email: string;
  message?: string;
  sendOn?: string;
}

/** What stands in the cart is given by its button and paid by card; the path of the order. */
export const payGift = async (page: Page, { email, message = '', sendOn }: Omit<Wish, 'courses'>) => {
  await page.getByText('A gift', { exact: true }).click();
  await page.getByLabel('Recipient’s email').fill(email);
  await page.getByLabel('Message').fill(message);
  if (sendOn) {
    await page.getByLabel('Send it').selectOption('on a day');
    await page.getByLabel('Day', { exact: true }).fill(sendOn);
  }
  await agree(page);
  await payButton(page).click();
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  return `/orders/${new URL(page.url()).searchParams.get('order_id')}`;
};

/** Somebody new gives courses; the path of the order. */
export const give = async (page: Page, { courses, ...wish }: Wish) => {
  await newMember(page);
  await fillCart(page, ...courses);
  await openAlive(page, '/checkout');
  return payGift(page, wish);
};

/** The paths of the claim links that were written to an address, the newest first. */
export const lettersTo = async (page: Page, email: string): Promise<string[]> => {
  const mails = await mailsTo(page, email);
  return mails.flatMap(({ text }) => /\/claim\/\S+/.exec(text)?.[0] ?? []);
};

/** The path of the claim link in the newest letter. Letters are sent twice a minute. */
export const expectLetter = async (page: Page, email: string): Promise<string> => {
  await expect.poll(() => lettersTo(page, email), { timeout: 75_000 }).not.toEqual([]);
  const [newest = ''] = await lettersTo(page, email);
  return newest;
};

/** A page of somebody who has nothing to do with whoever is signed in here. */
export const openAsStranger = async (browser: Browser, beside: Page, path: string) => {
  const page = await browser.newPage({ viewport: beside.viewportSize() });
  await openAlive(page, path);
  return page;
};

/** Opens an account at the claim page, with an address that nobody has written to; the address. */
export const registerToClaim = async (page: Page) => {
  const { email, password } = newcomer();
  await page.getByRole('link', { name: 'Create New Account' }).click();
  const form = page.locator('form').filter({ has: page.getByLabel('Repeat password') });
  await form.getByLabel('First name').fill('Hassan');
  await form.getByLabel('Last name').fill('Idris');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Repeat password').fill(password);
  await form.getByRole('button', { name: 'Create account and continue' }).click();
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible();
  return email;
};
