import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { PaymentCaseDetail, PaymentCaseSummary } from '#contracts/payment-cases/admin-case-answers.ts';
import type { createPaymentCase } from '#contracts/payment-cases/admin-payment-cases.ts';
import { expect, newcomer, PEOPLE, payByCard, signIn } from './journey.ts';

export const CASES = '/admin/general-payment';

/** What the demo world has asked for, by title; the journeys that pay ask for something of their own. */
export const DEMO_CASES = {
  fixed: 'Team training for Al Noor Clinic',
  range: 'Contribution to the anatomy laboratory',
  open: 'Scholarship fund for nurses',
  partlyPaid: 'Individual mentorship',
  paid: 'Private training day for two',
  cancelled: 'Change of date: skin boosters',
  refunded: 'Observation day at the Dubai clinic',
  expired: 'Practice models and consumables',
} as const;

export const pathOf = ({ paymentLink }: Pick<PaymentCaseSummary, 'paymentLink'>) =>
  new URL(paymentLink.fullUrl).pathname;

/** The newest that has these words, asked for by staff. */
export const findCase = async (request: APIRequestContext, words: string): Promise<PaymentCaseSummary> => {
  const answer = await request.get('/api/admin/payment-cases', { params: { q: words } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { paymentCases } = (await answer.json()) as { paymentCases: PaymentCaseSummary[] };
  expect(paymentCases, `there is a case "${words}"`).not.toEqual([]);
  return paymentCases[0] as PaymentCaseSummary;
};

/** The euros that fully paid cases have brought, in cents. */
export const readRevenue = async ({ request }: Page): Promise<number> => {
  const answer = await request.get('/api/admin/payment-case-figures');
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { figures: { revenueEur: number } }).figures.revenueEur;
};

type Wish = Partial<RequestOf<typeof createPaymentCase>>;

/** Asks a new payer for €250, unless it is told otherwise; leaves the browser to a stranger. */
export const askFor = async (page: Page, wish: Wish = {}): Promise<PaymentCaseDetail> => {
  await signIn(page, PEOPLE.admin);
  const answer = await page.request.post('/api/admin/payment-cases/create', {
    data: {
      title: 'A day beside an instructor',
      paymentType: 'fixed',
      currency: { allowed: ['EUR', 'AED'] },
      amount: { fixed: 250 },
      payer: { name: 'Rana Said', email: newcomer().email, phone: '+971 50 555 0148' },
      ...wish,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.context().clearCookies();
  return ((await answer.json()) as { paymentCase: PaymentCaseDetail }).paymentCase;
};

/** Opens a case in the back office, as its administrator. */
export const openCase = async (page: Page, { _id, title }: Pick<PaymentCaseSummary, '_id' | 'title'>) => {
  await signIn(page, PEOPLE.admin);
  await page.goto(`${CASES}?case=${_id}`);
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** The row of a case in the list. */
export const rowOf = (page: Page, caseId: string) => page.getByRole('row').filter({ hasText: caseId });

/** An act that an open case keeps behind its three dots. */
export const actInMenu = async (dialog: Locator, name: RegExp) => {
  await dialog.getByRole('button', { name: /^More/ }).click();
  return dialog.getByRole('link', { name });
};

export const payNow = (page: Page) => page.getByRole('button', { name: /^Proceed to Secure Payment/ });

/** What a case may not know of whoever pays. */
export const enterPayer = async (page: Page) => {
  await page.getByLabel('Phone').fill('+971 50 555 0148');
  await page.getByLabel('Billing address').fill('Al Wasl Road 1240');
  await page.getByLabel('City').fill('Dubai');
  await page.getByLabel(/I agree to the terms/).check();
};

/** From the link to the page that says that it is paid. */
export const payLink = async (page: Page, address: string) => {
  await page.goto(address);
  await enterPayer(page);
  await payNow(page).click();
  await payByCard(page);
  await expectPaid(page);
};

export const expectPaid = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();

/** What a payer is called who is sent back from a card page: it stands in the page's own way back. */
export const nameInReturn = async (page: Page): Promise<string> => {
  const { paymentLink } = await askFor(page);
  const token = new URL(paymentLink.fullUrl).pathname.split('/').at(-1);
  const pressed = await page.request.post(`/api/general-payment/process/${token}`, {
    data: {
      payerName: 'Rana Said',
      payerEmail: newcomer().email,
      payerPhone: '+971 50 555 0148',
      billingAddress: 'Al Wasl Road 1240',
      billingCity: 'Dubai',
      agreeToTerms: true,
    },
  });
  const { redirectUrl } = (await pressed.json()) as { redirectUrl: string };
  const cardPage = await (await page.request.get(redirectUrl)).text();
  return /attempt=([\w.-]+)/.exec(cardPage)?.[1] ?? '';
};
