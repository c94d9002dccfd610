import type { Page } from '@playwright/test';
import { expect, inspect, openAlive, PEOPLE, pick, signIn, test } from '../journey.ts';

const add = async (page: Page, name: string, taxNumber: string) => {
  await openAlive(page, '/admin/companies?new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Tax number').fill(taxNumber);
  await page.getByLabel('Address', { exact: true }).fill('Creek Road 12');
  await page.getByLabel('City').fill('Dubai');
  await pick(page.getByLabel('Country'), 'United Arab Emirates');
  await page.getByRole('button', { name: 'Add company' }).click();
  await expect(page.getByText('The company is added.')).toBeVisible();
  return page.url().replace(/\?.*/, '');
};

test('two companies that are one become one, and what nothing was billed to is deleted', async ({ page }) => {
  const mark = `${Date.now()}`;
  await signIn(page, PEOPLE.admin);
  const right = await add(page, `Creek Clinic ${mark}`, `TRN ${mark}`);
  const wrong = await add(page, `Creek Clinc ${mark}`, `TRN ${mark}7`);

  await inspect(page, 'companies-new-one');
  await page.getByRole('link', { name: 'Merge with another' }).click();
  await page.getByLabel('Search the other company').fill('no company is called so');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No other company has these words')).toBeVisible();
  await page.getByLabel('Search the other company').fill(`Creek Clinic ${mark}`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('radio', { name: `Creek Clinic ${mark}` }).check();
  await inspect(page, 'companies-merge');
  await page.getByRole('button', { name: 'Merge the two' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge the two' }).click();
  await expect(page.getByText('Reason is required').first()).toBeVisible();
  await page.getByLabel('Reason for merging').fill('The last digit was a typing mistake');
  await page.getByRole('button', { name: 'Merge the two' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Merge the two' }).click();
  await expect(page.getByText('The two are one company now.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: `Creek Clinic ${mark}` })).toBeVisible();

  await page.goto(wrong);
  await expect(page).toHaveURL(right);
  await page.getByLabel('Reason for deleting').fill('A trial');
  await page.getByRole('button', { name: 'Delete company' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete company' }).click();
  await expect(page.getByText('The company is deleted.')).toBeVisible();
  await page.goto(`/admin/companies?q=${mark}`);
  await expect(page.getByText('No company matches this search')).toBeVisible();
});
