import { expect, inspect, mailsTo, newcomer, PEOPLE, signIn, test } from '../journey.ts';

test('an administrator invites somebody, gives them a role and keeps them out', async ({ page }) => {
  const { email } = newcomer();
  await signIn(page, PEOPLE.admin);
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Invite' }).click();
  await page.getByLabel('First name').fill('Rana');
  await page.getByLabel('Last name').fill('Said');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('The invitation is on its way.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rana Said' })).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1);

  await page.getByRole('combobox', { name: 'Role' }).selectOption('Instructor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The changes are saved.')).toBeVisible();

  await page.getByLabel('Reason', { exact: true }).fill('Left the academy');
  await page.getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText('Left the academy')).toBeVisible();
  await inspect(page, 'people-disabled');

  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row', { name: /Rana Said/ })).toContainText('disabled');
  await inspect(page, 'people-found');
});

test('an administrator deletes somebody, who cannot log in any more and has no name left', async ({
  page,
}) => {
  const person = newcomer();
  await signIn(page, PEOPLE.admin);
  await page.goto('/admin/users?new');
  await page.getByLabel('First name').fill('Rana');
  await page.getByLabel('Last name').fill('Gone');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Rana Gone' })).toBeVisible();

  await page.getByLabel('Reason for deleting').fill('Asked for it by phone');
  await page.getByRole('button', { name: 'Delete this person' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete this person' }).click();
  await expect(page.getByRole('heading', { name: /^Erased person/ })).toBeVisible();
  await inspect(page, 'people-deleted');

  await page.goto(`/admin/users?q=${encodeURIComponent(person.email)}`);
  await expect(page.getByText('Nobody matches this filter')).toBeVisible();
});

test('staff have no users', async ({ page }) => {
  await signIn(page, PEOPLE.staff);
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
  expect((await page.request.get('/api/admin/users')).status()).toBe(403);
});
