import { type BrowserContext, expect, type Page } from '@playwright/test';
import { registerGuest } from '../checkout.ts';
import { payByCard } from '../journey.ts';

/** Courses of the demo world by how long before they begin: as the policy counts. */
export const COURSES = { early: 'laser-safety-officer', later: 'dermal-fillers-foundation' };

type Bought = { reference: string; lineId: string; session: string };

let kept: Awaited<ReturnType<BrowserContext['cookies']>> | undefined;

/** For journeys after which their buyer stays on the course. */
export const asSomebodyNew = () => {
  kept = undefined;
};

/** Somebody who is on no course; one for all journeys, for registrations are limited. */
const signInAsBuyer = async (page: Page, slug: string) => {
  await page.context().clearCookies();
  if (kept) return page.context().addCookies(kept);
  await registerGuest(page, slug);
  kept = await page.context().cookies();
};

/** They buy a course and pay it on the card page; `session` is what the gateway calls that payment. */
export const buyAnew = async (page: Page, slug: string): Promise<Bought> => {
  await signInAsBuyer(page, slug);
  const confirmations = await confirmationsOf(page, slug);
  const placed = await page.request.post(`/inperson/checkout/${slug}/process-payment`, {
    data: { agreeTerms: true, confirmations },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  const { redirectUrl, reference } = (await placed.json()) as { redirectUrl: string; reference: string };
  await page.goto(redirectUrl);
  const session = /pay\/(\w+)/.exec(page.url())?.[1] ?? '';
  await payByCard(page);
  await expect(page).toHaveURL(/\/payment\/success/);
  const answer = await page.request.get(`/api/orders/${reference}`);
  const { order } = (await answer.json()) as { order: { lines: { _id: string }[] } };
  return { reference, lineId: order.lines[0]?._id ?? '', session };
};

const confirmationsOf = async (page: Page, slug: string): Promise<string[]> => {
  const answer = await page.request.get(`/inperson/checkout/${slug}`, {
    headers: { accept: 'application/json' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { course } = (await answer.json()) as { course: { confirmations: { key: string }[] } };
  return course.confirmations.map(({ key }) => key);
};

/** What the gateway's own books say went back of a payment: 'AED 0.00' of one that nothing did. */
export const refundedAtGateway = async (page: Page, session: string): Promise<string> => {
  const books = await page.context().newPage();
  await books.goto('/sandbox-gateway/control');
  const row = books
    .getByRole('row')
    .filter({ hasText: session.slice(0, 11) })
    .first();
  const text = (await row.getByRole('cell').nth(4).textContent()) ?? '';
  await books.close();
  return text.replaceAll('\u00a0', ' ').trim();
};
