import {
  expect,
  expectNoSideways,
  inspect,
  newcomer,
  openAlive,
  openHeld,
  PEOPLE,
  payByCard,
  signIn,
  test,
} from './journey.ts';
import { focused, skipToContent, tabTo } from './keyboard.ts';
import {
  askFor,
  DEMO_CASES,
  enterPayer,
  expectPaid,
  findCase,
  openCase,
  pathOf,
  payNow,
} from './payment-cases.ts';

test('two people hold one link: the second is told, and may decide that theirs is the one', async ({
  page,
  browser,
}) => {
  const one = await askFor(page);
  await page.goto(pathOf(one));
  await enterPayer(page);
  await payNow(page).click();
  await expect(page).toHaveURL(/\/sandbox-gateway\/pay\//);

  const other = await browser.newPage();
  await other.goto(pathOf(one));
  await other.getByLabel('Email').fill(newcomer().email);
  await enterPayer(other);
  await expect(other.getByLabel('Billing address')).toHaveValue('Al Wasl Road 1240');
  await payNow(other).click();
  await expect(other.getByText('A payment is under way')).toBeVisible();
  await inspect(other, 'link-second-payer');
  await other.getByLabel(/end that payment and start mine/).check();
  await payNow(other).click();
  await payByCard(other);
  await expectPaid(other);
  await other.close();

  await page.reload();
  await expect(page.getByRole('button', { name: /^pay/i }), 'the first card page takes nothing').toHaveCount(
    0,
  );
  await page.goto(pathOf(one));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Already Paid');
});

test('a guessed link looks like one that there never was', async ({ page }) => {
  const guessed = `/payment/general/${'A'.repeat(43)}`;
  for (const { address, heading } of [
    { address: guessed, heading: 'This payment link opens nothing' },
    { address: `${guessed}/success`, heading: 'Unable to Load Payment Details' },
    { address: `${guessed}/failed`, heading: 'This payment link opens nothing' },
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await inspect(page, 'link-guessed');
});

test('a printed request shows how much of it is paid, in ink on white', async ({ page }) => {
  await signIn(page, PEOPLE.staff);
  const partly = await findCase(page.request, DEMO_CASES.partlyPaid);
  await page.context().clearCookies();
  await page.emulateMedia({ media: 'print' });
  await page.goto(pathOf(partly));
  const bar = page.getByRole('img', { name: /paid$/ });
  await expect(bar).toHaveCSS('print-color-adjust', 'exact');
  await expect(bar).toHaveCSS('background-color', 'rgb(228, 236, 232)');
  const fill = bar.locator('.bar-fill');
  await expect(fill).toHaveCSS('print-color-adjust', 'exact');
  await expect(fill).toHaveCSS('background-color', 'rgb(15, 27, 23)');
  await expect(page.getByText('Payment request').first()).toHaveCSS('color', 'rgb(74, 90, 84)');
});

test('the currency and the amount that are chosen before the page is alive are what is charged', async ({
  page,
}) => {
  const one = await askFor(page, { paymentType: 'open', amount: {} });
  await openHeld(page, pathOf(one), async () => {
    await page.getByRole('radio', { name: 'EUR' }).check();
    await page.getByLabel('Amount', { exact: true }).fill('100');
  });
  await expect(payNow(page)).toHaveText(/AED\s420\.00/);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('100');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link is opened, refused, paid, and its receipt taken', async ({ page }) => {
    const one = await askFor(page);
    await page.goto(pathOf(one));
    await payNow(page).click();
    await expect(page.getByText('Please enter your billing address.').first()).toBeVisible();
    await enterPayer(page);
    await payNow(page).click();
    await payByCard(page);
    await expectPaid(page);
    const href = await page.getByRole('link', { name: 'Download Receipt' }).getAttribute('href');
    const receipt = await page.request.get(href ?? '');
    expect(receipt.headers()['content-type']).toBe('application/pdf');
    await page.goto(pathOf(one));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Already Paid');
  });
});

test('a link is paid with the keyboard alone', async ({ page }) => {
  const one = await askFor(page);
  await openAlive(page, pathOf(one));
  await skipToContent(page);
  await tabTo(page, 'billingAddress');
  await page.keyboard.type('Al Wasl Road 1240');
  await tabTo(page, 'billingCity');
  await page.keyboard.type('Dubai');
  await tabTo(page, /^Proceed to Secure Payment/);
  await page.keyboard.press('Enter');
  await expect(focused(page)).toContainText('Please agree to the terms and conditions.');
  await tabTo(page, 'agreeToTerms');
  await page.keyboard.press('Space');
  await tabTo(page, /^Proceed to Secure Payment/);
  await page.keyboard.press('Enter');
  await payByCard(page);
  await expectPaid(page);
});

test.describe('on a screen of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('a payer reports what is wrong, and pays all the same', async ({ page }) => {
    const one = await askFor(page, { paymentType: 'open', amount: {}, currency: { allowed: ['AED'] } });
    await page.goto(pathOf(one));
    await page.getByText('Wrong amount or wrong person? Tell us').click();
    await page.getByLabel('What is wrong?').fill('I had expected a euro amount.');
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Tell the course office' }).click();
    await expect(page.getByText('Thank you, the course office has been told.')).toBeVisible();
    await page.getByLabel('Amount', { exact: true }).fill('12345.67');
    await enterPayer(page);
    await expect(payNow(page)).toHaveText(/AED\s12,345\.67/);
    await expectNoSideways(page);
    await payNow(page).click();
    await payByCard(page);
    await expectPaid(page);
    await expectNoSideways(page);
    const dialog = await openCase(page, one);
    await expect(dialog.getByText('I had expected a euro amount.')).toBeVisible();
    await expectNoSideways(page);
  });
});
