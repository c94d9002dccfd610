import type { Page } from '@playwright/test';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';

const EUROS = /€([\d,.]+)/;
const cents = (text: string | null) =>
  Math.round(Number(EUROS.exec(text ?? '')?.[1]?.replaceAll(',', '')) * 100);

/** The row of the sums. */
const sumRow = (page: Page, label: string) =>
  page.getByRole('table', { name: label }).getByRole('row').last();

atBothWidths(() => {
  test('staff read what came in, and each figure opens the payments that it adds up', async ({ page }) => {
    await signIn(page, PEOPLE.staff);
    await openAlive(page, '/admin/reports');
    await expect(page.getByRole('heading', { name: 'Revenue', level: 1 })).toBeVisible();
    await inspect(page, 'report of revenue');
    for (const group of ['By course', 'By city', 'By instructor', 'By kind']) {
      await page.getByRole('link', { name: group, exact: true }).click();
      await expect(page.getByRole('link', { name: group, exact: true })).toHaveAttribute('aria-current', /./);
      const figure = page
        .getByRole('table', { name: 'Revenue' })
        .getByRole('row')
        .nth(1)
        .getByRole('link')
        .last();
      const shown = (await figure.textContent()) ?? '';
      expect(shown).toMatch(EUROS);
      await figure.click();
      await expect(page).toHaveURL(/\/admin\/payments\?from=/);
      await expect(page.getByText(/less refunds, in/)).toContainText(shown);
      await page.goBack();
    }
    const all = sumRow(page, 'Revenue').getByRole('link').last();
    const total = (await all.textContent()) ?? '';
    const file = await page.request.get('/api/admin/reports/revenue/export?by=kind');
    const [, last = ''] = /Total,.*,(-?[\d.]+)\r\n$/.exec(await file.text()) ?? [];
    expect(Math.round(Number(last) * 100)).toBe(cents(total));
  });

  test('days and a city narrow a report without a script too, and nothing found has a way out', async ({
    page,
  }) => {
    await signIn(page, PEOPLE.staff);
    await openAlive(page, '/admin/reports?by=course');
    await page.getByLabel('City').selectOption({ label: 'Dubai' });
    await page.getByRole('button', { name: 'Show these' }).click();
    await expect(page).toHaveURL(/city=Dubai/);
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await page.getByLabel('From', { exact: true }).fill('2019-01-01');
    await page.getByRole('button', { name: 'Show these' }).click();
    await expect(page.getByText('Nothing matches this filter')).toBeVisible();
    await page.getByRole('link', { name: 'Show this report without a filter' }).click();
    await expect(page.getByRole('table', { name: 'Revenue' })).toBeVisible();
    await page.goto('/admin/reports?from=2010-01-01');
    await expect(page.getByText('Please choose a period of at most ten years')).toBeVisible();
  });

  test('what is owed, taxed, held and attended are tables whose figures lead to their rows', async ({
    page,
  }) => {
    await signIn(page, PEOPLE.staff);
    await openAlive(page, '/admin/reports/receivables');
    await inspect(page, 'report of receivables');
    const owed = page.getByRole('table', { name: 'Receivables' }).getByRole('row').nth(1);
    await owed.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/(orders\/AUR-|general-payment\?case=)/);

    await openAlive(page, '/admin/reports/vat');
    await inspect(page, 'report of VAT');
    const tax = page.getByRole('table', { name: 'VAT' }).getByRole('row').nth(1).getByRole('link').nth(2);
    const amount = ((await tax.textContent()) ?? '').replace('−', '');
    await tax.click();
    await expect(page).toHaveURL(/\/admin\/reports\/journal\?.*account=tax_payable/);
    await expect(page.getByText(/^Debit €/)).toContainText(amount);

    await openAlive(page, '/admin/reports/settlement?by=month');
    await inspect(page, 'report of settlement');
    await openAlive(page, '/admin/reports/attendance');
    await inspect(page, 'report of attendance');
    await page
      .getByRole('table', { name: 'Attendance' })
      .getByRole('row')
      .nth(1)
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/attendance$/);
  });

  test('the journal is read by staff and given to the accountant by administrators', async ({ page }) => {
    await signIn(page, PEOPLE.staff);
    await openAlive(page, '/admin/reports/journal');
    await expect(page.getByRole('link', { name: 'CSV for the accountant' })).toHaveCount(0);
    expect((await page.request.get('/api/admin/reports/journal/export')).status()).toBe(403);
    await signIn(page, PEOPLE.admin);
    await openAlive(page, '/admin/reports/journal');
    await inspect(page, 'journal');
    const path = await page.getByRole('link', { name: 'CSV for the accountant' }).getAttribute('href');
    const rows = (await (await page.request.get(path ?? '')).text()).trimEnd().split('\r\n');
    const [, , , debit, credit] = rows.at(-1)?.split(',') ?? [];
    expect(rows.length).toBeGreaterThan(50);
    expect(debit).toBe(credit);
  });
});
