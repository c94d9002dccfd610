import { expect, followMailedLink, inspect, newcomer, PEOPLE, signIn, test } from '../journey.ts';
import { createOwnServer } from '../own-server.ts';
import { setUpTwoSteps } from './two-steps.ts';

// A server of its own: what is asked of administrators here would keep other journeys out.
const server = createOwnServer({ name: 'two-steps', port: Number(process.env.PORT ?? 3190) + 6 });
test.use({ baseURL: server.base });
test.setTimeout(240_000);

test.beforeAll(() => server.start());
test.afterAll(async () => {
  await server.end('SIGTERM');
  server.forget();
});

const SETTING = 'Ask administrators for two-step login';

test('two-step login is asked of administrators, who are led to set it up, and reset for one who has lost it', async ({
  page,
  browser,
}) => {
  const { email, password } = newcomer();
  await signIn(page, PEOPLE.admin);
  const save = async () => {
    await page.goto('/admin/settings');
    await page.getByLabel(SETTING).check();
    await page.getByLabel('Your password').fill(PEOPLE.admin.password);
    await page.getByRole('button', { name: 'Save settings' }).click();
  };
  await save();
  await expect(page.getByText('Please set up two-step login for yourself first').first()).toBeVisible();
  await inspect(page, 'safety-setting');
  await page.goto('/profile/safety');
  await setUpTwoSteps(page, PEOPLE.admin.password);
  await save();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.goto('/admin/users?new');
  await page.getByLabel('First name').fill('Rana');
  await page.getByLabel('Last name').fill('Said');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Administrator');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Rana Said' })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: server.base });
  const other = await elsewhere.newPage();
  await followMailedLink(other, email, '/reset-password\\?token=');
  await other
    .getByLabel(/new password|^password/i)
    .first()
    .fill(password);
  await other.getByLabel(/repeat/i).fill(password);
  await other.getByRole('main').getByRole('button', { name: 'Change password' }).click();
  await expect(other).toHaveURL(/\/login/);
  await other.goto('/login?next=%2Fadmin%2Fusers');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other).toHaveURL(/\/profile\/safety\?required$/);
  await inspect(other, 'safety-required');
  expect((await other.request.get('/api/admin/users')).status()).toBe(403);
  await setUpTwoSteps(other, password);
  await inspect(other, 'safety-required-done');
  await other.getByRole('link', { name: 'Go on to the back office' }).click();
  await expect(other).toHaveURL(/\/admin$/);
  await other.goto('/profile/safety');
  await expect(other.getByText('Administrators keep two-step login on here.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Switch two-step login off' })).toHaveCount(0);

  await page.reload();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByLabel('Why it is switched off').fill('Has lost the phone');
  await page.getByRole('button', { name: 'Switch two-step login off' }).click();
  await expect(page.getByText('Password is required').first()).toBeVisible();
  await inspect(page, 'safety-person');
  await page.getByLabel('Your own password').fill(PEOPLE.admin.password);
  await page.getByRole('button', { name: 'Switch two-step login off' }).click();
  await expect(page.getByText('Two-step login is off for this person')).toBeVisible();
  await other.goto('/orders');
  await expect(other).toHaveURL(/\/login\?next/);
  await elsewhere.close();
});
