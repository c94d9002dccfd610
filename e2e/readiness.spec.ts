import { expect, followMailedLink, inspect, PEOPLE, payByCard, test } from './journey.ts';
import { createOwnServer } from './own-server.ts';
import { enterPayer, payNow } from './payment-cases.ts';

// A server of its own: what is tried once is done for good.
const PORT = Number(process.env.PORT ?? 3190) + 5;
const server = createOwnServer({ name: 'readiness', port: PORT });
test.use({ baseURL: server.base });
test.setTimeout(240_000);

test.beforeAll(() => server.start());
test.afterAll(async () => {
  await server.end('SIGTERM');
  server.forget();
});

const READY = '/admin/ready';

test('an administrator sees what is left, and settles it by doing it', async ({ page, browser }) => {
  expect((await page.request.post('/api/login', { data: PEOPLE.admin })).ok()).toBe(true);
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Office' }).getByRole('button', { name: /^More/ }).click();
  await page.getByRole('link', { name: 'Ready to sell' }).click();
  await expect(page.getByText('0 of 6')).toBeVisible();
  await inspect(page, 'ready-nothing');
  const item = (title: string) => page.getByRole('listitem').filter({ hasText: title });

  await page.getByRole('button', { name: 'Pay AED 2.00 and have it refunded' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trial of card payments');
  await enterPayer(page);
  await payNow(page).click();
  await payByCard(page);
  // It may have gone back before the page is there.
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: /^(Payment (Successful!|refunded)|Your refund is on its way)$/,
    }),
  ).toBeVisible();
  const charged = item('A card is charged and refunded');
  await expect(async () => {
    await page.goto(READY);
    await expect(charged.getByText(/^AED 2\.00 were paid .* and given back/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(item('Messages of the gateway arrive').getByText('Done')).toBeVisible();
  await charged.getByRole('link', { name: /^Payment case/ }).click();
  await expect(page.getByRole('dialog').getByText('Refunded').first()).toBeVisible();

  // Forms and links do without a script.
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ storageState, javaScriptEnabled: false, baseURL: server.base });
  const form = await plain.newPage();
  await form.goto(READY);
  await form.getByRole('button', { name: 'Send a mail' }).click();
  await expect(form.getByText('The mail is on its way.')).toBeVisible();
  await plain.close();
  await followMailedLink(page, PEOPLE.admin.email, `${server.base}${READY}\\?arrived=`);
  await expect(page.getByText('2 of 6')).toBeVisible();
  await inspect(page, 'ready-mail-opened');
  await page.getByRole('button', { name: 'Yes, it arrived' }).click();
  await expect(page.getByText('3 of 6')).toBeVisible();
  await expect(item('Mail arrives').getByText(/^The button in a mail was pressed/)).toBeVisible();
  await inspect(page, 'ready-three');

  const taxes = item('Documents name the right tax');
  await taxes.getByRole('link', { name: /^Settings/ }).click();
  await page.getByLabel('Legal name').fill('Byron Academy LLC');
  await page.getByLabel('Legal address').fill('12 St James’s Square, London');
  await page.getByLabel('Tax registration number').fill('100200300400500');
  await page.getByLabel('Your password').fill(PEOPLE.admin.password);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.goto(READY);
  await taxes.getByRole('button', { name: 'This is right' }).click();
  await expect(page.getByText('4 of 6')).toBeVisible();
  await expect(item('Legal pages are your own').getByText('Left')).toBeVisible();
  await inspect(page, 'ready-four');
});
