import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';

atBothWidths(() => {
  test('staff see what was paid, by days and by what it was for, with its sum and as a file', async ({
    page,
  }) => {
    await signIn(page, PEOPLE.staff);
    await openAlive(page, '/admin/payments');
    const sum = page.getByText(/less refunds, in \d+ payments and refunds/);
    await expect(sum).toBeVisible();
    const all = await sum.textContent();
    await page.getByRole('link', { name: 'Self-paced' }).click();
    await expect(page).toHaveURL(/kind=ELearningCourse/);
    await expect(sum).not.toHaveText(all ?? '');
    await inspect(page, 'payments');

    // Of days that nobody pays on any more.
    const over = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    const query = `?kind=ELearningCourse&to=${over}`;
    await page.goto(`/admin/payments${query}`);
    const file = await page.request.get(`/api/admin/payments.csv${query}`);
    const rows = (await file.text()).trimEnd().split('\r\n').slice(1);
    const cents = rows.reduce((sum, row) => sum + Math.round(Number(row.split(',').at(-1)) * 100), 0);
    const [, euro = ''] = /€([\d,.]+)/.exec((await sum.textContent()) ?? '') ?? [];
    expect(Math.round(Number(euro.replaceAll(',', '')) * 100)).toBe(cents);

    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: 'Show these' }).click();
    await expect(page.getByText('No payment matches this filter')).toBeVisible();
    await page.getByRole('link', { name: 'Show all payments' }).click();
    // Others pay meanwhile.
    await expect(page).toHaveURL('/admin/payments');
    await expect(sum).toBeVisible();
  });

  test('what came in is a chart with its table, and a figure of it opens the payments that it counts', async ({
    page,
  }) => {
    await signIn(page, PEOPLE.staff);
    await openAlive(page, '/admin');
    const chart = page.getByRole('img', { name: /^Received less refunds in 12 months/ });
    await expect(chart.filter({ visible: true })).toHaveCount(1);
    await page.getByText('Show the table').click();
    const table = page.getByRole('table', { name: 'What came in, in euro' });
    await expect(table.getByRole('row')).toHaveCount(14);
    await inspect(page, 'home');

    const figure = table.getByRole('row').nth(2).getByRole('link').last();
    const shown = (await figure.textContent()) ?? '';
    expect(shown).toMatch(/^€\d/);
    await figure.click();
    await expect(page).toHaveURL(/\/admin\/payments\?from=.*&to=/);
    await expect(page.getByText(/less refunds, in \d+ payments and refunds/)).toContainText(shown);

    await page.goBack();
    await page.getByRole('link', { name: '7 days' }).click();
    await expect(page).toHaveURL(/period=7d/);
    await expect(page.getByRole('img', { name: /^Received less refunds in 7 days/ }).first()).toBeAttached();
  });

  test('how far orders have come, what is due and who learns open the rows that they count', async ({
    page,
  }) => {
    await signIn(page, PEOPLE.staff);
    await openAlive(page, '/admin');
    const step = page.getByRole('link', { name: /^Order placed/ });
    const [, counted] = /before(\d+)/.exec(((await step.textContent()) ?? '').replaceAll(',', '')) ?? [];
    await step.click();
    await expect(page.getByText(`: ${counted} orders`)).toBeVisible();
    await inspect(page, 'orders-at-step');
    await page.goBack();
    await page.getByRole('link', { name: /^Due by/ }).click();
    await expect(page.getByText(/A part is due within two weeks.*of these parts not paid/)).toBeVisible();
    await page.getByRole('link', { name: 'Show all orders' }).click();
    await expect(page).toHaveURL('/admin/orders');
    await page.goto('/admin');
    await page
      .getByRole('link', { name: /^All \d+$/ })
      .last()
      .click();
    await expect(page).toHaveURL('/admin/learners?state=stuck');
    await inspect(page, 'learners-stuck');
  });

  test('seats to fill open the courses that have them', async ({ page }) => {
    await signIn(page, PEOPLE.staff);
    await openAlive(page, '/admin');
    await page.getByRole('link', { name: /^[\d,]+ of [\d,]+ in person$/ }).click();
    await expect(page).toHaveURL(/\/admin\/courses\/in-person\?status=open&until=/);
    await expect(page.getByText(/^Beginning by .*: [\d,]+ of [\d,]+ seats are free\./)).toBeVisible();
    await inspect(page, 'courses-to-fill');
    await page.getByRole('link', { name: 'Any date' }).click();
    await expect(page).toHaveURL('/admin/courses/in-person?status=open');
    await expect(page.getByText(/^Beginning by/)).toHaveCount(0);
  });

  test('a run that too few are on is held all the same, for a reason, until that is undone', async ({
    page,
  }) => {
    await signIn(page, PEOPLE.staff);
    await openAlive(page, '/admin');
    const hold = page.getByRole('link', { name: /^Hold it anyway: / }).first();
    const name = (await hold.getAttribute('aria-label')) ?? '';
    await hold.click();
    const press = page.getByRole('button', { name: 'Hold it anyway' });
    await press.click();
    await expect(page.getByLabel('Why')).toHaveAccessibleDescription(/Reason is required/);
    await expect(page.getByText(/participants? will be told by email that it takes place/)).toBeVisible();
    await inspect(page, 'home-hold');
    await page.getByLabel('Why').fill('Two clinics count on it');
    await press.click();
    const held = page.getByText(/is held with .*Two clinics count on it/);
    await expect(held).toContainText(/participants? will be told on /);
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await inspect(page, 'home-held');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });
});
