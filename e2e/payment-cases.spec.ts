import {
  atBothWidths,
  expect,
  expectAbove,
  inspect,
  newcomer,
  openAlive,
  PEOPLE,
  payByCard,
  signIn,
  test,
} from './journey.ts';
import { skipToContent, tabTo } from './keyboard.ts';
import {
  actInMenu,
  askFor,
  CASES,
  enterPayer,
  expectPaid,
  findCase,
  openCase,
  pathOf,
  payLink,
  payNow,
  readRevenue,
  rowOf,
} from './payment-cases.ts';

const DECLINED = '4000000000000002';

atBothWidths(() => {
  test('an administrator asks for money, a stranger pays by the link, and the books have it', async ({
    page,
  }) => {
    const title = `Private day ${Date.now()}`;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, PEOPLE.admin);
    const before = await readRevenue(page);
    await openAlive(page, `${CASES}/create`);
    await page.getByLabel('Title').fill(title);
    await page.getByRole('radio', { name: 'Fixed' }).check();
    await page.getByLabel('Amount', { exact: true }).fill('1450');
    await page.getByLabel('Payer name').fill('Rana Said');
    await page.getByLabel('Payer email').fill(newcomer().email);
    await page.getByText('Paste from a spreadsheet').click();
    await page
      .getByLabel('Pasted attendees')
      .fill('Rana Said\trana@clinic.example\nOmar Aziz\tomar@clinic.example');
    await page.getByRole('button', { name: 'Add 2 attendees' }).click();
    await page.getByLabel('Linked course').click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Create payment case' }).click();
    await expect(page.getByText('Payment case created successfully!')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: /^Copy Link/ }).click();
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
    await expectAbove(dialog, page.locator('[data-sonner-toast]').last());
    const link = await page.evaluate(() => navigator.clipboard.readText());

    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Omar Aziz')).toBeVisible();
    await payNow(page).click();
    await expect(page.getByText('Please enter your billing address.').first()).toBeVisible();
    await enterPayer(page);
    await expect(payNow(page)).toHaveText(/AED\s6,090\.00/);
    await payNow(page).click();
    await payByCard(page);
    await expectPaid(page);
    await expect(page.getByText('AED 6,090.00').first()).toBeVisible();
    const receipt = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Receipt' }).click();
    expect((await receipt).suggestedFilename()).toMatch(/^R-\d{4}-\d{6}\.pdf$/);

    await signIn(page, PEOPLE.admin);
    await page.goto(`${CASES}?status=paid&q=${encodeURIComponent(title)}`);
    const row = rowOf(page, title);
    await expect(row.getByText('Fully paid')).toBeVisible();
    await expect(row.getByText('€1,450.00').first()).toBeVisible();
    await page.getByRole('link', { name: 'Cards' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: title }).getByText('Expires')).toBeVisible();
    // Other journeys are paid meanwhile.
    expect(await readRevenue(page)).toBeGreaterThanOrEqual(before + 145_000);
  });
});

test('a payer chooses an amount, pays it in two parts by one link, and is told what is left', async ({
  page,
}) => {
  const one = await askFor(page, {
    title: 'A contribution to the laboratory',
    paymentType: 'range',
    amount: { min: 500, max: 2900 },
    installments: { enabled: true, numberOfInstallments: 2 },
  });
  await openAlive(page, pathOf(one));
  await page.getByRole('radio', { name: 'EUR' }).check();
  await page.getByLabel('Amount', { exact: true }).fill('499');
  await enterPayer(page);
  await payNow(page).click();
  await expect(page.getByText('Amount must be between EUR 500.00 and 2,900.00.').first()).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('1000.01');
  await expect(payNow(page)).toHaveText(/AED\s2,100\.04/);
  await payNow(page).click();
  await payByCard(page);
  await expectPaid(page);
  await expect(page.getByText(/The next payment is due on .* by this same link/)).toBeVisible();

  await page.getByRole('link', { name: 'Back to the payment request' }).click();
  await expect(page.getByText('€500.00').first()).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true }), 'the first payment has decided it').toHaveCount(0);
  await expect(page.getByLabel('Billing address'), 'this browser is known').toHaveValue('Al Wasl Road 1240');
  await inspect(page, 'link-second-part');
  await page.getByLabel(/I agree to the terms/).check();
  await expect(payNow(page)).toHaveText(/AED\s2,100\.00/);
  await payNow(page).click();
  await payByCard(page);
  await expectPaid(page);
  await page.goto(pathOf(one));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Already Paid');
  await expect(page.getByRole('link', { name: /^Receipt R-/ })).toHaveCount(2);
});

test('a declined card and a way back lose nothing of what was entered', async ({ page }) => {
  const one = await askFor(page);
  await page.goto(pathOf(one));
  await enterPayer(page);
  await payNow(page).click();
  await payByCard(page, DECLINED);
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
  await inspect(page, 'link-declined');
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Billing address')).toHaveValue('Al Wasl Road 1240');
  await page.getByLabel(/I agree to the terms/).check();
  await payNow(page).click();
  await payByCard(page);
  await expectPaid(page);
});

test('an expired link is asked for, opened again by staff, and paid', async ({ page }, { retry }) => {
  // A try that was cut short may have opened or paid the first.
  const words = retry === 0 ? 'Seat deposit: thread lifting' : 'Certificate on paper';
  await signIn(page, PEOPLE.staff);
  const one = await findCase(page.request, words);
  await page.context().clearCookies();
  await page.goto(pathOf(one));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link Expired');
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(page.getByText('The course office has been told.')).toBeVisible();

  const dialog = await openCase(page, one);
  await expect(dialog.getByText('A new link was asked for')).toBeVisible();
  await dialog.getByRole('link', { name: /^Extend/ }).click();
  const question = page.getByRole('dialog', { name: /^Extend the link/ });
  await question.getByLabel('Days').fill('3');
  await question.getByRole('button', { name: 'Extend' }).click();
  await expect(page.getByText('Payment link extended')).toBeVisible();
  await page.context().clearCookies();
  await payLink(page, pathOf(one));
});

test('money that came another way is recorded, a part and then the rest', async ({ page }) => {
  const one = await askFor(page);
  for (const { amount, told, status } of [
    { amount: '100', told: 'Payment recorded', status: 'Partially paid' },
    { amount: '', told: 'Case marked as paid', status: 'Fully paid' },
  ]) {
    const dialog = await openCase(page, one);
    await dialog.getByRole('link', { name: /^Mark Paid/ }).click();
    const question = page.getByRole('dialog', { name: 'Mark this case as paid manually?' });
    if (amount) await question.getByLabel('Amount').fill(amount);
    else await expect(question.getByLabel('Amount')).toHaveValue('150.00');
    await question.getByRole('button', { name: 'Mark Paid' }).click();
    await expect(page.getByText(told, { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog', { name: one.title }).getByText(status).first()).toBeVisible();
  }
  await page.context().clearCookies();
  await page.goto(pathOf(one));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Already Paid');
});

test('what was paid is given back, and a case that has moved money is not deleted', async ({ page }) => {
  const one = await askFor(page);
  await payLink(page, pathOf(one));
  const dialog = await openCase(page, one);
  await (await actInMenu(dialog, /^Delete/)).click();
  await expect(page.getByText('This case cannot be deleted')).toBeVisible();

  await (await actInMenu(await openCase(page, one), /^Refund/)).click();
  const question = page.getByRole('dialog', { name: 'Give money back?' });
  const giveBack = async (amount: string) => {
    await question.getByLabel('Amount').fill(amount);
    await question.getByLabel('Reason').fill('The day was called off');
    await question.getByLabel('Your password').fill(PEOPLE.admin.password);
    await question.getByRole('button', { name: 'Give the money back' }).click();
  };
  await giveBack('1050.01');
  await expect(question.getByText('At most AED 1,050.00 can be given back.').first()).toBeVisible();
  await giveBack('1050');
  await expect(page.getByText('The refund has begun.')).toBeVisible();

  await page.context().clearCookies();
  await expect(async () => {
    await page.goto(pathOf(one));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Refunded', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});

test('a case that nobody has paid is deleted, and its link opens nothing', async ({ page }) => {
  const one = await askFor(page);
  const dialog = await openCase(page, one);
  await (await actInMenu(dialog, /^Delete/)).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Case deleted successfully')).toBeVisible();
  const answer = await page.goto(pathOf(one));
  expect(answer?.status()).toBe(404);
});

test('what is listed is taken away as a file in which nothing is a formula', async ({ page }) => {
  const one = await askFor(page, { title: '=HYPERLINK("https://evil.example")' });
  await signIn(page, PEOPLE.staff);
  await page.goto(`${CASES}?q=${one.caseId}`);
  await expect(rowOf(page, one.caseId)).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const file = await (await download).createReadStream();
  const csv = (await file.toArray()).join('');
  expect(csv).toContain(one.caseId);
  expect(csv).not.toMatch(/(^|[",\n])=HYPERLINK/);
  expect(csv.trim().split('\n')).toHaveLength(2);
});

test('staff find a case and open it with the keyboard alone, and are back where they were', async ({
  page,
}) => {
  const one = await askFor(page);
  await signIn(page, PEOPLE.staff);
  await openAlive(page, CASES);
  await skipToContent(page);
  await tabTo(page, 'Search payment cases');
  await page.keyboard.type(one.caseId);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${CASES}?status=all&q=${one.caseId}`);
  await expect(rowOf(page, one.caseId)).toHaveCount(1);
  await tabTo(page, one.title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: one.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${CASES}?status=all&q=${one.caseId}`);
});
