import type { Browser, Page } from '@playwright/test';
import { agree, guest, payButton } from '../checkout.ts';
import { addCourse, enrol, expectMail, saveElsewhere } from '../course-manager.ts';
import {
  atBothWidths,
  expect,
  inspect,
  newcomer,
  openAlive,
  PEOPLE,
  payByCard,
  signIn,
  test,
} from '../journey.ts';

/** A course of one seat, which somebody has paid for, with a waiting list. */
const addFullCourse = async (page: Page, browser: Browser) => {
  const course = await addCourse(page);
  await saveElsewhere(browser, course, {
    enrollment: { ...course.enrollment, seatsAvailable: 1, minEnrollment: 1 },
    waitlist: { enabled: true, maxWaitlistSize: 20, autoNotifyOnAvailability: true },
  });
  const sits = await enrol(page, course);
  return { ...course, path: `/waiting-list/${course.slug}`, reference: sits.orderPath.split('/').at(-1) };
};
type FullCourse = Awaited<ReturnType<typeof addFullCourse>>;

/** Somebody with an account, who is signed in from now on. */
const signUp = async (page: Page) => {
  const person = newcomer();
  await page.context().clearCookies();
  const answer = await page.request.post('/inperson/course/laser-safety-officer/guest-checkout', {
    data: guest(person),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { ...person, cookies: await page.context().cookies() };
};

/** Whoever sits on the course is taken off it, and has their money back. */
const freeSeat = async (browser: Browser, { reference }: FullCourse) => {
  const page = await browser.newPage();
  await signIn(page, PEOPLE.admin);
  const read = await page.request.get(`/api/admin/orders/${reference}`);
  const { order } = (await read.json()) as { order: { paidAed: number } };
  const refunded = await page.request.post(`/api/admin/orders/${reference}/refunds`, {
    data: {
      amountAed: order.paidAed,
      reason: 'Is ill',
      cancelEnrolment: true,
      password: PEOPLE.admin.password,
    },
  });
  expect(refunded.ok(), await refunded.text()).toBe(true);
  await page.close();
};

atBothWidths(() => {
  test('who waits for a full course is offered the next seat, takes it and is enrolled', async ({
    page,
    browser,
  }) => {
    const course = await addFullCourse(page, browser);
    const person = await signUp(page);
    await openAlive(page, `/in-person/courses/${course.slug}`);
    const panel = page.locator('#price');
    await expect(panel.getByText('Fully Booked')).toBeVisible();
    await panel.getByRole('link', { name: 'Join the waiting list' }).click();
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByText('You are 1st of 1 on the waiting list.')).toBeVisible();
    await expectMail(page, person, /^You are on the waiting list/);

    await freeSeat(browser, course);
    await expectMail(page, person, /^A seat is free/);
    await openAlive(page, `/in-person/courses/${course.slug}`);
    await page.getByRole('link', { name: 'See your offer' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^A seat is free/ })).toBeVisible();
    await expect(page.getByText('Held for you')).toBeVisible();
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
    const people = [];
    for (let place = 0; place < 2; place += 1) {
      people.push(await signUp(page));
      await page.goto(course.path);
      await page.getByRole('button', { name: 'Join the waiting list' }).click();
      await expect(page.getByRole('status')).toContainText('You are on the waiting list.');
    }
    const [first, second] = people;
    const be = async (person = first) => {
      await page.context().clearCookies();
      await page.context().addCookies(person?.cookies ?? []);
      await page.goto(course.path);
    };
    await freeSeat(browser, course);
    await be(first);
    await page.getByRole('button', { name: 'Decline, stay on the list' }).click();
    await expect(page.getByText('You are 2nd of 2 on the waiting list.')).toBeVisible();
    await be(second);
    await expect(page.getByRole('heading', { level: 1, name: /^A seat is free/ })).toBeVisible();
    await page.getByRole('button', { name: 'Leave the list' }).click();
    await expect(page.getByRole('status')).toContainText('You are off the waiting list.');
  });
});
