import type { Browser, Page } from '@playwright/test';
import { agree, payButton } from '../checkout.ts';
import { addCourse, expectMail, saveElsewhere } from '../course-manager.ts';
import {
  atBothWidths,
  expect,
  inspect,
  openAlive,
  PEOPLE,
  type Person,
  payByCard,
  signIn,
  test,
} from '../journey.ts';

/** Somebody of the demo world whom no other journey is. */
const member = (name: string): Person => ({
  email: `${name}@example.com`,
  password: PEOPLE.learner.password,
});

const BUYER = member('pierre.lambert');

const be = async (page: Page, person: Person) => {
  await page.context().clearCookies();
  await signIn(page, person);
};

/** A course of one seat, for which somebody is paying, with a waiting list. */
const addFullCourse = async (page: Page, browser: Browser) => {
  const course = await addCourse(page);
  await saveElsewhere(browser, course, {
    enrollment: { ...course.enrollment, seatsAvailable: 1, minEnrollment: 1 },
    waitlist: { enabled: true, maxWaitlistSize: 20, autoNotifyOnAvailability: true },
  });
  await be(page, BUYER);
  const answer = await page.request.post(`/inperson/checkout/${course.slug}/process-payment`, {
    data: { agreeTerms: true, confirmations: ['prerequisite-1', 'insurance', 'health-clearance'] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { reference } = (await answer.json()) as { reference: string };
  return { ...course, path: `/waiting-list/${course.slug}`, reference };
};
type FullCourse = Awaited<ReturnType<typeof addFullCourse>>;

/** Whoever is paying for the seat gives it up. */
const freeSeat = async (browser: Browser, { reference }: FullCourse) => {
  const page = await browser.newPage();
  await be(page, BUYER);
  const answer = await page.request.post(`/api/orders/${reference}/abandon`);
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.close();
};

atBothWidths(() => {
  test('who waits for a full course is offered the next seat, takes it and is enrolled', async ({
    page,
    browser,
  }) => {
    const course = await addFullCourse(page, browser);
    const person = member(page.viewportSize()?.width === 390 ? 'leo.bauer' : 'yusuf.demir');
    await be(page, person);
    await openAlive(page, `/in-person/courses/${course.slug}`);
    const panel = page.locator('#price');
    await expect(panel.getByText('Fully Booked')).toBeVisible();
    await panel.getByRole('link', { name: 'Join the waiting list' }).click();
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByText('You are 1st of 1 on the waiting list.')).toBeVisible();
    await expectMail(page, person, new RegExp(`^You are on the waiting list: ${course.basic.title}`));

    await freeSeat(browser, course);
    await expectMail(page, person, new RegExp(`^A seat is free: ${course.basic.title}`));
    await openAlive(page, `/in-person/courses/${course.slug}`);
    await page.getByRole('link', { name: 'See your offer' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^A seat is free/ })).toBeVisible();
    await expect(page.getByText('Held for you', { exact: true })).toBeVisible();
    await inspect(page, 'waiting-list-offer');
    await page.goto('/waiting-list');
    await inspect(page, 'waiting-lists');
    await page.getByRole('link', { name: /^See your offer/ }).click();
    await page.getByRole('link', { name: /^Proceed to Payment - AED/ }).click();
    await expect(page.getByText('Your seat is held')).toBeVisible();
    await expect(page.getByRole('timer').first()).toBeVisible();
    await agree(page);
    await payButton(page).click();
    await payByCard(page);
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await page.goto('/library/in-person');
    await expect(page.getByText(course.basic.title).first()).toBeVisible();
    await page.goto('/waiting-list');
    await expect(page.getByText('You are on no waiting list')).toBeVisible();
    await page.goto(course.path);
    await expect(page.getByText('You are already enrolled')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('who declines a seat stays in line behind the next, who is offered it, and may leave', async ({
    page,
    browser,
  }) => {
    const course = await addFullCourse(page, browser);
    const [first, second] = [member('anneke.devries'), member('katarina.horvat')];
    for (const person of [first, second]) {
      await be(page, person);
      await page.goto(course.path);
      await page.getByRole('button', { name: 'Join the waiting list' }).click();
      await expect(page.getByText('You are on the waiting list. We write')).toBeVisible();
    }
    await freeSeat(browser, course);
    await be(page, first);
    await page.goto(course.path);
    await page.getByRole('button', { name: 'Decline, stay on the list' }).click();
    await expect(page.getByText('You are 2nd of 2 on the waiting list.')).toBeVisible();
    await be(page, second);
    await page.goto(course.path);
    await expect(page.getByRole('heading', { level: 1, name: /^A seat is free/ })).toBeVisible();
    await page.getByRole('button', { name: 'Leave the list' }).click();
    await expect(page.getByText('You are off the waiting list.')).toBeVisible();
  });
});
