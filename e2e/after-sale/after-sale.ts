import { type BrowserContext, expect, type Page } from '@playwright/test';
import { registerGuest } from '../checkout.ts';
import { addCourse } from '../course-manager.ts';
import { payByCard } from '../journey.ts';

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
  return buy(page, slug);
};

/** The same by who is signed in. */
export const buy = async (page: Page, slug: string): Promise<Bought> => {
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

const NO_EARLY_BIRD = { basePrice: null, days: 30 };

/** A course of its own that begins in so many days: as the policy counts. */
export const addCourseIn = async (page: Page, days: number): Promise<string> => {
  const dayIn = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  const [startDate, endDate] = [dayIn(days), dayIn(days + 1)];
  const schedule = { startDate, endDate, registrationDeadline: dayIn(days - 1) };
  return (await addCourse(page, { schedule })).slug;
};

/** Runs of a series of their own, at these prices in EUR, the first of them first. */
export const addRuns = async (page: Page, ...prices: number[]) => {
  const runs: Awaited<ReturnType<typeof addCourse>>[] = [];
  for (const basePrice of prices)
    runs.push(
      await addCourse(page, {
        basic: { seriesId: runs[0]?.basic.seriesId ?? null },
        enrollment: { basePrice, earlyBird: NO_EARLY_BIRD },
      }),
    );
  return runs;
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
