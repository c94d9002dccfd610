import { agree, payButton, pressUnready, registerAtCheckout } from './checkout.ts';
import { expect, mailsTo, newcomer, openAlive, payByCard, test } from './journey.ts';

const LANDING = '/self-paced-online-training/botox-professional-training';

test('a visitor tries a slide of a self-paced course, registers, pays by card and can begin', async ({
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
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start the course' })).toHaveAttribute(
    'href',
    '/elearning/course/botox-professional-training',
  );
  const reference = new URL(page.url()).searchParams.get('order_id') ?? '';

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
