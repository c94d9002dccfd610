import type { Page } from '@playwright/test';
import { expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';

/** Nobody is there, and it needs no name server. */
const NOWHERE = 'https://203.0.113.8/hook';

/** Nobody answers for as long as is waited, or at once. */
const untilTried = (page: Page, number: number) =>
  expect(async () => {
    await openAlive(page, page.url());
    await expect(page.getByRole('heading', { name: `Try ${number}` })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });

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

test('an administrator reads what became of a message, try by try, and sends it again', async ({ page }) => {
  await signIn(page, PEOPLE.admin);
  const data = { url: 'https://203.0.113.9/hook', events: ['order.confirmed'] };
  const made = await page.request.post('/api/admin/webhooks', { data });
  expect(made.ok(), await made.text()).toBe(true);
  const { webhook } = (await made.json()) as { webhook: { _id: string } };
  await openAlive(page, `/admin/integrations/webhooks/${webhook._id}`);
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('A test message is on its way.')).toBeVisible();

  await page.getByRole('link', { name: /^webhook\.test of/ }).click();
  await expect(page.getByRole('heading', { name: 'webhook.test', level: 1 })).toBeVisible();
  await expect(page.getByText('"type": "webhook.test"')).toBeVisible();
  await untilTried(page, 1);
  const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Try 1' }) });
  await expect(first).toContainText('failed');
  await expect(first).toContainText('asked for by');
  await expect(first).toContainText('webhook-signature');
  await expect(first).toContainText(/v1,[\w+/]{43}=/);

  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The message is sent again.')).toBeVisible();
  await untilTried(page, 2);
  await expect(page.getByRole('heading', { name: /^Try/ }).first()).toHaveText('Try 2');
  await inspect(page, 'webhook-delivery');

  await page.getByRole('link', { name: '203.0.113.9', exact: true }).click();
  const filter = page.getByRole('navigation', { name: 'Filter by state' });
  await filter.getByRole('link', { name: 'Given up' }).click();
  await expect(page.getByRole('row', { name: /webhook\.test/ })).toContainText('given up');
  await inspect(page, 'webhook-given-up');
  await filter.getByRole('link', { name: 'Delivered' }).click();
  await expect(page.getByRole('heading', { name: 'No message is in this state' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all messages' }).click();
  await expect(page.getByRole('row', { name: /webhook\.test/ })).toBeVisible();

  await page.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('The webhook is disabled')).toBeVisible();
  await page.getByRole('link', { name: /^webhook\.test of/ }).click();
  await expect(page.getByText('Nothing is sent while the webhook is disabled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden();
});
