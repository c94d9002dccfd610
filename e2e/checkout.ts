import { expect, type Page } from '@playwright/test';
import type { newcomer } from './journey.ts';

type Newcomer = ReturnType<typeof newcomer>;

export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^(Proceed to Payment - AED|Complete Registration)/ });

export const openCheckout = async (page: Page, slug: string) => {
  await page.goto(`/checkout/inperson/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Fills in the registration of the checkout and signs in by it. */
export const registerAtCheckout = async (page: Page, { email, password }: Newcomer) => {
  const form = page.locator('form').filter({ has: page.getByLabel('Repeat password') });
  await form.getByLabel('First name').fill('Noor');
  await form.getByLabel('Last name').fill('Haddad');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Repeat password').fill(password);
  await form.getByLabel('Profession').selectOption('Dermatologist');
  await form.getByLabel('Phone number').fill('+971 50 555 0148');
  await form.getByLabel('Address', { exact: true }).fill('Al Wasl Road 1240');
  await form.getByLabel('City').fill('Dubai');
  await form.getByLabel('Country').selectOption('United Arab Emirates');
  await form.getByLabel(/I agree to the terms/).check();
  await form.getByRole('button', { name: 'Create account and continue' }).click();
  await expect(page.getByLabel('Repeat password')).toHaveCount(0);
};

/** Ticks what the order asks for: the terms, and confirmations where the course has some. */
export const agree = async (page: Page) => {
  for (const confirmation of await page.locator('input[name="confirmations"]').all())
    await confirmation.check();
  await page.locator('input[name="agreeTerms"]').check();
};

/** Presses the pay button while it is `aria-disabled`: it looks unavailable and answers all the same. */
export const pressUnready = (page: Page) => payButton(page).click({ force: true });
