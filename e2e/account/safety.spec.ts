import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, newcomer, test } from '../journey.ts';

const STEP_MS = 30_000;

/** Of the next half minute, which is taken too, so that no two codes of a journey are the same. */
const code = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

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
    await expect(page.getByRole('img', { name: /authenticator app/ })).toBeVisible();
    const secret = (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('Code').fill('12');
    await page.getByRole('button', { name: 'Switch it on' }).click();
    await expect(page.getByText('This code is not correct').first()).toBeVisible();
    await shoot('scan');
    await page.getByLabel('Code').fill(code(secret, -1));
    await page.getByRole('button', { name: 'Switch it on' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.first().innerText();
    await shoot('codes');

    await page.context().clearCookies();
    await enterPassword(page, visitor);
    await shoot('code');
    await page.getByLabel('Code').fill(code(secret, 1));
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
    await page.getByRole('link', { name: 'Switch two-step login off' }).click();
    await expect(page.getByLabel('Your password')).toBeVisible();
    await shoot('off');
  });
