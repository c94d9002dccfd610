import type { Page } from '@playwright/test';
import { expect, inspect, mailsTo, newcomer, openAlive, test } from '../journey.ts';
import { setUpTwoSteps } from './two-steps.ts';

/** A device of the browser's own, which recognises whoever sits before it and keeps its passkeys while the page is open. */
const plugIn = async (page: Page, isVerified = true) => {
  // It would answer what the browser offers beside a field before anybody presses the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...options,
      hasUserVerification: true,
      isUserVerified: isVerified,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognise: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
};

const openAccount = async (page: Page) => {
  const visitor = newcomer();
  const person = { ...visitor, firstName: 'Rana', lastName: 'Said' };
  await expect(async () => {
    const answer = await page.request.post('/api/accounts', { data: person });
    expect(answer.status(), await answer.text()).toBe(200);
  }).toPass({ timeout: 75_000, intervals: [10_000] });
  return visitor;
};

test('a passkey is made, logs in without password and code, and is taken away', async ({ page }) => {
  test.setTimeout(170_000);
  const device = await plugIn(page);
  const visitor = await openAccount(page);
  await page.goto('/profile/safety');
  const { codes } = await setUpTwoSteps(page, visitor.password);
  await page.goto('/profile/safety');
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await inspect(page, 'passkeys-begin');
  await page.getByLabel('Your password').fill(visitor.password);
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('Name').fill('My phone');
  await inspect(page, 'passkeys-name');
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(page.getByText('The passkey is registered: you can log in with it.')).toBeVisible();
  expect(await device.passkeys()).toBe(1);
  await inspect(page, 'passkeys-made');
  await expect
    .poll(async () => (await mailsTo(page, visitor.email)).map(({ subject }) => subject), { timeout: 30_000 })
    .toContain('A passkey was added to your account');

  await page.context().clearCookies();
  await device.recognise(false);
  await page.goto('/login?next=%2Forders');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('No passkey was used.')).toBeVisible();
  await inspect(page, 'passkeys-login');
  await device.recognise(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/orders$/);

  await page.goto('/profile/safety');
  await expect(page.getByText(/^Last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the passkey My phone' }).click();
  await expect(page.getByText('The passkey no longer works here.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('This passkey could not be used.')).toBeVisible();
});

const withPasskey = async (page: Page) => {
  await plugIn(page);
  const visitor = await openAccount(page);
  await page.goto('/profile/safety?do=passkey');
  await page.getByLabel('Your password').fill(visitor.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(page.getByText('The passkey is registered: you can log in with it.')).toBeVisible();
  return visitor;
};

test('a passkey logs in over a form whose login has expired, and at a checkout, which goes on', async ({
  page,
}) => {
  test.setTimeout(170_000);
  await withPasskey(page);
  await openAlive(page, '/profile');
  await page.getByLabel('First name').fill('Renamed');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Renamed');

  await page.context().clearCookies();
  await openAlive(page, '/checkout/inperson/laser-safety-officer?account=login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Renamed Said')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/inperson\/laser-safety-officer/);
});

test('a device that will not make a passkey leaves everything as it was', async ({ page }) => {
  test.setTimeout(170_000);
  await plugIn(page, false);
  const visitor = await openAccount(page);
  await page.goto('/profile/safety?do=passkey');
  await page.getByLabel('Your password').fill(visitor.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(page.getByText('No passkey was made.')).toBeVisible();
});
