import { expect, inspect, PEOPLE, signIn, test } from '../journey.ts';

/** Nobody is there, and it needs no name server. */
const NOWHERE = 'https://203.0.113.8/hook';

test('an administrator tells an address what happens, tries it, changes its secret and takes it away', async ({
  page,
}) => {
  await signIn(page, PEOPLE.admin);
  await page.goto('/admin/integrations');
  await page
    .getByRole('navigation', { name: 'Integrations' })
    .getByRole('link', { name: 'Webhooks' })
    .click();
  await page.getByRole('link', { name: 'New webhook' }).click();
  await page.getByLabel('Address').fill('https://127.0.0.1/hook');
  await page.getByLabel('A certificate was issued').check();
  await page.getByRole('button', { name: 'Make the webhook' }).click();
  await expect(page.getByText('The address leads into a private network').first()).toBeVisible();
  await expect(page.getByLabel('A certificate was issued')).toBeChecked();
  await page.getByLabel('Address').fill(NOWHERE);
  await page.getByRole('button', { name: 'Make the webhook' }).click();
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await inspect(page, 'webhooks-made');

  await page.getByRole('link', { name: NOWHERE }).first().click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('A test message is on its way.')).toBeVisible();
  await expect(page.getByRole('row', { name: /webhook\.test/ })).toBeVisible();

  await page.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(page.getByLabel('Secret', { exact: true })).not.toHaveValue(secret);
  await expect(page.getByText('signed with two secrets until')).toBeVisible();
  await inspect(page, 'webhook-one');

  await page.getByRole('link', { name: 'Change' }).click();
  await page.getByLabel('A certificate was revoked').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Told of certificate.issued, certificate.revoked')).toBeVisible();
  await page.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('The webhook is disabled')).toBeVisible();
  await page.getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByText('The webhook is enabled.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The webhook is removed.')).toBeVisible();
});
