import { openCheckout, pressUnready } from './checkout.ts';
import { expect, followMailedLink, newcomer, PEOPLE, signIn, test } from './journey.ts';
import { skipToContent, tabTo } from './keyboard.ts';

test('a demo account logs in, is led back, and logs out', async ({ page }) => {
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/login\?next=%2Forders/);
  await page.getByLabel('Email').fill(PEOPLE.learner.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Login failed. Please check your credentials.').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PEOPLE.learner.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/orders$/);

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('a forgotten password is chosen anew by the link in the mail', async ({ page }) => {
  const visitor = newcomer();
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Rana');
  await page.getByLabel('Last name').fill('Said');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByLabel('Repeat password').fill(visitor.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /create account/i })
    .click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.context().clearCookies();

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(visitor.email);
  await page
    .getByRole('main')
    .getByRole('button', { name: /send|link/i })
    .click();
  await followMailedLink(page, visitor.email, '/reset-password\\?token=');
  await page
    .getByLabel(/new password|^password/i)
    .first()
    .fill('a much better phrase');
  await page.getByLabel(/repeat/i).fill('a much better phrase');
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, { email: visitor.email, password: 'a much better phrase' });
});

test('the checkout asks for what is missing in the specified words', async ({ page }) => {
  await openCheckout(page, 'laser-safety-officer');
  await pressUnready(page);
  await expect(page.getByText('Please login or register first').first()).toBeVisible();
  await page.getByRole('button', { name: 'Create account and continue' }).click();
  await expect(page.getByText('First name is required').first()).toBeVisible();
  await expect(page.getByText('Please agree to terms and conditions').first()).toBeVisible();

  await signIn(page, PEOPLE.admin);
  await openCheckout(page, 'laser-safety-officer');
  await pressUnready(page);
  await expect(page.getByText('Please agree to Terms and Conditions').first()).toBeVisible();
});

test('the journey to the checkout is walked with the keyboard alone', async ({ page }) => {
  await page.goto('/in-person/courses/laser-safety-officer');
  await skipToContent(page);
  await tabTo(page, 'Enroll Now');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/inperson\/laser-safety-officer/);
});
