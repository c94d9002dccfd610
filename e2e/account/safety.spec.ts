import type { Page } from '@playwright/test';
import { addFrom, linesOf } from '../cart/carts.ts';
import { expect, inspect, mailsTo, newcomer, test } from '../journey.ts';
import { codeOf, secretShown, setUpTwoSteps } from './two-steps.ts';

const openAccount = async (page: Page) => {
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
  return visitor;
};

const enterPassword = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto('/login?next=%2Forders');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/login\/code\?next=%2Forders/);
};

for (const width of [1280, 390])
  test(`two-step login is set up, asked for and recovered from, ${width} wide`, async ({ page }, info) => {
    const shoot = (name: string) =>
      page.screenshot({ path: info.outputPath(`${name}-${width}.png`), fullPage: true });
    await page.setViewportSize({ width, height: 900 });
    const visitor = await openAccount(page);
    await page.goto('/profile/safety');
    await page.getByLabel('Your password').fill(visitor.password);
    await shoot('begin');
    await page.getByRole('button', { name: 'Set up two-step login' }).click();
    const secret = await secretShown(page);
    await page.getByLabel('Code').fill('12');
    await page.getByRole('button', { name: 'Switch it on' }).click();
    await expect(page.getByText('This code is not correct').first()).toBeVisible();
    await shoot('scan');
    await page.getByLabel('Code').fill(codeOf(secret, -1));
    await page.getByRole('button', { name: 'Switch it on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [recovery = '', otherRecovery = ''] = await codes.allInnerTexts();
    await shoot('codes');

    await page.context().clearCookies();
    await enterPassword(page, visitor);
    await shoot('code');
    await page.getByLabel('Code').fill(codeOf(secret, 1));
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/orders$/);

    await page.context().clearCookies();
    await enterPassword(page, visitor);
    await page.getByLabel('Code').fill(recovery);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await page.goto('/profile/safety');
    await expect(page.getByRole('main').getByText('9', { exact: true })).toBeVisible();
    await shoot('on');
    await expect(page.getByText('This one')).toBeVisible();
    await page.getByRole('link', { name: 'Switch two-step login off' }).click();
    await page.getByLabel('Your password').fill(visitor.password);
    await page.getByLabel('Code').fill(otherRecovery);
    await shoot('off');
    await page.getByRole('main').getByRole('button', { name: 'Switch two-step login off' }).click();
    await expect(page).toHaveURL(/\/profile\/safety\?done=off$/);
    await expect(page.getByRole('button', { name: 'Set up two-step login' })).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(page, visitor.email)).map(({ subject }) => subject))
      .toContain('Two-step login is off');
  });

test('other sessions are seen and ended, and a course is kept over both steps of a login', async ({
  page,
  browser,
}) => {
  const visitor = await openAccount(page);
  await page.goto('/profile/safety');
  const { codes } = await setUpTwoSteps(page, visitor.password);
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();

  await phone.goto('/checkout/inperson/laser-safety-officer?account=login');
  await phone.getByLabel('Email').fill(visitor.email);
  await phone.getByLabel('Password', { exact: true }).fill(visitor.password);
  await phone.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(phone).toHaveURL(/\/login\/code\?/);
  await phone.getByLabel('Code').fill(codes[0] ?? '');
  await phone.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(phone).toHaveURL(/\/checkout\/inperson\/laser-safety-officer$/);
  const checkout = await phone.request.get('/inperson/checkout/laser-safety-officer');
  expect(await checkout.json()).toMatchObject({ order: { state: 'draft' } });

  await page.goto('/profile/safety');
  await expect(page.getByRole('button', { name: /^End the session on Chrome on Linux/ })).toHaveCount(1);
  await inspect(page, 'safety-sessions');
  await page.getByRole('button', { name: /^End the session on Chrome/ }).click();
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(0);
  await phone.goto('/orders');
  await expect(phone).toHaveURL(/\/login\?next=%2Forders/);

  await addFrom(phone, '/in-person/courses/botox-professional-training-dubai-clinic');
  await phone.goto('/checkout/guest?account=login');
  await phone.getByLabel('Email').fill(visitor.email);
  await phone.getByLabel('Password', { exact: true }).fill(visitor.password);
  await phone.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await phone.getByLabel('Code').fill(codes[1] ?? '');
  await phone.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(phone).toHaveURL('/checkout');
  await expect(linesOf(phone)).toHaveCount(1);
  await elsewhere.close();
});
