import type { Page } from '@playwright/test';
import { agree, payButton, pressUnready, registerAtCheckout } from '../checkout.ts';
import { expect, mailsTo, newcomer, openAlive, payByCard, test } from '../journey.ts';
import { beginCourse, FREE_COURSE, slideCount } from './learner.ts';

const LANDING = '/self-paced-online-training/botox-professional-training';

const expectFirstSlide = async (page: Page) => {
  await expect(page).toHaveURL('/elearning/course/botox-professional-training');
  await expect(slideCount(page)).toHaveText('Slide 1 of 43');
  await expect(page.getByRole('heading', { level: 1, name: 'A line stands across' })).toBeVisible();
};

test('a visitor tries a slide of a self-paced course, registers, pays by card and begins', async ({
  page,
}) => {
  await openAlive(page, '/self-paced-online-training');
  await page.getByRole('link', { name: 'Botox Professional Training' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Botox Professional Training' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview a slide' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('#price').getByRole('link', { name: 'Enroll Now - €140.00' }).click();
  await expect(page).toHaveURL('/checkout/elearning/botox-professional-training');

  const visitor = newcomer();
  await registerAtCheckout(page, visitor);
  const code = page.getByLabel(/promo code/i);
  await code.fill('welcome10');
  await expect(code, 'a code stays as it is typed').toHaveValue('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(payButton(page)).toHaveText(/AED 545\.58/);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(payButton(page)).toHaveText(/AED 606\.20/);
  await agree(page);
  await payButton(page).click();
  await payByCard(page);

  await expect(page).toHaveURL(/\/elearning\/payment\/success/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('order_id') ?? '';
  await page.getByRole('link', { name: 'Start the course' }).click();
  await expectFirstSlide(page);

  await page.goto(`/orders/${reference}`);
  await expect(page.getByText('Self-paced, starts at once').first()).toBeVisible();
  await expect(page.getByText('Lifetime access')).toBeVisible();
  await expect(page.locator('a[href*="/receipts/"]').first()).toBeVisible();
  await expect(async () => {
    const subjects = (await mailsTo(page, visitor.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your course is ready: Botox Professional Training');
  }).toPass({ timeout: 30_000 });

  await page.goto(LANDING);
  await expect(page.locator('#price').getByRole('link', { name: 'Continue Learning' })).toBeVisible();
  await page.goto('/checkout/elearning/botox-professional-training');
  await expect(page.getByRole('dialog')).toContainText('You are already enrolled in this course!');
});

test('a member logs in at the checkout, pays by card and is taken to the first slide', async ({ page }) => {
  const member = await beginCourse(page, FREE_COURSE);
  await page.context().clearCookies();
  await openAlive(page, '/checkout/elearning/botox-professional-training');
  await page.getByRole('link', { name: 'I Have an Account' }).click();
  const logIn = page.getByRole('button', { name: /^Log in/ });
  await expect(logIn).toBeVisible();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await logIn.click();
  await expect(page.getByText(member.email).first()).toBeVisible();
  await agree(page);
  await payButton(page).click();
  await payByCard(page);
  await expect(page.getByText(/^In 5 seconds you will be taken to the course/)).toBeVisible();
  await expectFirstSlide(page);
});

test('the name of a series leads to its next run in person, that of a course to its own page, no name to the default', async ({
  page,
}) => {
  await page.goto('/in-person/courses/botox-professional-training');
  await expect(page).toHaveURL('/in-person/courses/botox-professional-training-dubai-clinic');
  for (const address of ['/courses/botox-professional-training', '/courses']) {
    await page.goto(address);
    await expect(page).toHaveURL(LANDING);
  }
  await page.goto('/checkout/elearning/there-is-no-such-course');
  await expect(page.getByText('Course not found')).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\/\?problem=course-not-found$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a free self-paced course is enrolled in by plain forms', async ({ page }) => {
    await page.goto('/checkout/elearning/infection-control-in-the-injection-room');
    await registerAtCheckout(page, newcomer());
    await agree(page);
    await pressUnready(page);
    await expect(page.getByText('Enrollment Successful!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start the course' })).toBeVisible();
  });
});
