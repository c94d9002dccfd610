import { expect, inspect, PEOPLE, signIn, test } from '../journey.ts';

test('an administrator looks at what would go, switches a rule on and carries it out', async ({ page }) => {
  await signIn(page, PEOPLE.admin);
  await page.goto('/admin/privacy');
  await page.getByRole('link', { name: /retention/ }).click();
  await expect(page.getByRole('heading', { name: 'Retention' })).toBeVisible();
  await page.getByRole('link', { name: 'Dry run' }).click();
  await expect(page.getByText('Nothing would go now.').first()).toBeVisible();
  await expect(page.getByText('Before an account is erased its person is told by letter')).toBeVisible();
  await inspect(page, 'retention-dry-run');

  const rule = page.locator('section').filter({ hasText: 'Reports of files that were imported' });
  await expect(rule.getByText('off', { exact: true })).toBeVisible();
  await rule.getByLabel('Months').fill('99');
  await rule.getByLabel('Carry out every night').check();
  await rule.getByRole('button', { name: /^Save/ }).click();
  await expect(rule.getByText('Please choose from 1 to 60 months').first()).toBeVisible();
  await rule.getByLabel('Months').fill('6');
  await rule.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('The rule is saved.')).toBeVisible();
  await expect(rule.getByText('on', { exact: true })).toBeVisible();
  await rule.getByRole('button', { name: /^Run now/ }).click();
  await expect(page.getByText('The rule is being carried out.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/: 0 rows$/)).toBeVisible();
  }).toPass();
  await inspect(page, 'retention-run');

  await rule.getByLabel('Carry out every night').uncheck();
  await rule.getByRole('button', { name: /^Save/ }).click();
  await expect(rule.getByText('off', { exact: true })).toBeVisible();
});
