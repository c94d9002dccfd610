import { expect, inspect, PEOPLE, signIn, test } from '../journey.ts';

test('an administrator makes a key for a program, which it opens only what it may, and ends it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const name = `Books ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, PEOPLE.admin);
  await page.goto('/admin/integrations');
  await page.getByRole('link', { name: 'New API key' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByText('Please choose what the key is for').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await page.getByLabel('Read orders, companies, payments and promo codes').check();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const secret = await page.getByLabel('API key', { exact: true }).inputValue();
  expect(secret).toMatch(/^ak_live_/);
  await inspect(page, 'integrations-key-made');

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  expect((await program.get('/api/admin/orders')).status()).toBe(200);
  expect((await program.get('/api/admin/enquiries')).status()).toBe(403);

  await page.goto('/admin/integrations');
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole('button', { name: `End the key ${name}` }).click();
  await expect(page.getByText('The key has ended.')).toBeVisible();
  expect((await program.get('/api/admin/orders')).status()).toBe(401);
  await program.dispose();
  await inspect(page, 'integrations-keys');
});

test('staff have no integrations', async ({ page }) => {
  await signIn(page, PEOPLE.staff);
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Integrations' })).toHaveCount(0);
  expect((await page.request.get('/api/admin/api-keys')).status()).toBe(403);
});
