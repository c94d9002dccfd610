import { type Browser, expect, type Page } from '@playwright/test';
import { newcomer, pick } from './journey.ts';

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
  await pick(form.getByLabel('Country'), 'United Arab Emirates');
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

/** The registration of the checkout as its call takes it. */
export const guest = ({ email, password }: Newcomer) => ({
  firstName: 'Noor',
  lastName: 'Haddad',
  email,
  password,
  confirmPassword: password,
  phoneNumber: '+971 50 555 0148',
  country: 'United Arab Emirates',
  address: 'Al Wasl Road 1240',
  city: 'Dubai',
  profession: 'Dermatologist',
  agreeTerms: true,
});

/** Others hold every seat of the course but one. */
export const leaveOneSeat = async (browser: Browser, slug: string) => {
  const context = await browser.newContext();
  const { request } = context;
  const answer = await request.get(`/api/courses/in-person/${slug}/seats`);
  const { seatsLeft } = (await answer.json()) as { seatsLeft: number };
  for (let free = seatsLeft; free > 1; free -= 1) {
    await context.clearCookies();
    await request.post(`/inperson/course/${slug}/guest-checkout`, { data: guest(newcomer()) });
    const path = `/inperson/checkout/${slug}/process-payment`;
    const placed = await request.post(path, {
      data: { agreeTerms: true, confirmations: ['prerequisite-1'] },
    });
    expect(placed.ok(), await placed.text()).toBe(true);
  }
  await context.close();
};
