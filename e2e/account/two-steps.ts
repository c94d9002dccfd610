import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** Of so many half minutes from now: those of the one before and after are taken too, so that no two of a journey are the same. */
export const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

export const secretShown = async (page: Page) => {
  await expect(page.getByRole('img', { name: /authenticator app/ })).toBeVisible();
  return (await page.getByRole('main').locator('code').innerText()).replaceAll(' ', '');
};

/** On the page of one's own safety. */
export const setUpTwoSteps = async (page: Page, password: string) => {
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Set up two-step login' }).click();
  const secret = await secretShown(page);
  await page.getByLabel('Code').fill(codeOf(secret, -1));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, codes: await codes.allInnerTexts() };
};
