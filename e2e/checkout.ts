import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { newcomer, pick } from './journey.ts';

type Newcomer = ReturnType<typeof newcomer>;

export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^(Proceed to Payment - AED|Complete Registration)/ });

export const openCheckout = async (page: Page, slug: string) => {
  await page.goto(`/checkout/inperson/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const TURN_MS = 10_000;

/** Ten people a minute may register from one address, which all journeys have: whoever is told to wait does so. */
const waitForTurn = async (page: Page) => {
  const { timeout } = test.info();
  test.setTimeout(timeout + TURN_MS);
  await page.waitForTimeout(TURN_MS);
};

/** Fills in the registration of the checkout and signs in by it. */
export const registerAtCheckout = async (page: Page, person: Newcomer) => {
  const form = page.locator('form').filter({ has: page.getByLabel('Repeat password') });
  const { pathname } = new URL(page.url());
  for (;;) {
    await fillRegistration(form, person);
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST' && one.url().includes(pathname)),
      form.getByRole('button', { name: 'Create account and continue' }).click(),
    ]);
    if (answer.status() !== 429) break;
    await waitForTurn(page);
  }
  await expect(page.getByLabel('Repeat password')).toHaveCount(0);
};

const fillRegistration = async (form: Locator, { email, password }: Newcomer) => {
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
};

/** The same by its call: the page's browser is signed in as somebody new. */
export const registerGuest = async (page: Page, slug: string): Promise<Newcomer> => {
  const person = newcomer();
  for (;;) {
    const answer = await page.request.post(`/inperson/course/${slug}/guest-checkout`, {
      data: guest(person),
    });
    if (answer.status() !== 429) {
      expect(answer.ok(), await answer.text()).toBe(true);
      return person;
    }
    await waitForTurn(page);
  }
};

/** Ticks what the order asks for: the terms, and confirmations where the course has some. */
export const agree = async (page: Page) => {
  for (const confirmation of await page.locator('input[name="confirmations"]').all())
    await confirmation.check();
  await page.locator('input[name="agreeTerms"]').check();
};

/** Presses the pay button while it is `aria-disabled`: by its key, since a forced click misses what still moves. */
export const pressUnready = (page: Page) => payButton(page).press('Enter');

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
  const page = await browser.newPage();
  const { request } = page;
  const answer = await request.get(`/api/courses/in-person/${slug}/seats`);
  const { seatsLeft } = (await answer.json()) as { seatsLeft: number };
  for (let free = seatsLeft; free > 1; free -= 1) {
    await page.context().clearCookies();
    await registerGuest(page, slug);
    const path = `/inperson/checkout/${slug}/process-payment`;
    const placed = await request.post(path, {
      data: { agreeTerms: true, confirmations: ['prerequisite-1'] },
    });
    expect(placed.ok(), await placed.text()).toBe(true);
  }
  await page.close();
};
