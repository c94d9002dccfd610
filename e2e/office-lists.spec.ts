import { expect, PEOPLE, signIn, test } from './journey.ts';
import { focused, openListening } from './keyboard.ts';

/** Every list of the office whose rows can be opened or acted on, and that the demo world has rows of. */
const LISTS = [
  '/admin/actions',
  '/admin/certificates',
  '/admin/certification-bodies',
  '/admin/courses/in-person',
  '/admin/courses/webinar',
  '/admin/courses/self-paced',
  '/admin/enquiries',
  '/admin/general-payment',
  '/admin/general-payment?as=cards',
  '/admin/instructors',
  '/admin/learners',
  '/admin/letters',
  '/admin/orders',
  '/admin/payments',
  '/admin/promo-codes',
  '/admin/reviews?state=published',
  '/admin/users',
];

test('j, k and the arrows lead from row to row in every list of the office', async ({ page }) => {
  await signIn(page, PEOPLE.admin);
  for (const list of LISTS) {
    await openListening(page, list);
    const rowInHand = page.locator('main :is(tbody tr, [data-row])').filter({ has: focused(page) });
    // By its place, since two rows may read alike: somebody learns the same course twice.
    const placeInHand = () =>
      rowInHand.evaluateAll(([row]) =>
        [...document.querySelectorAll('main :is(tbody tr, [data-row])')].indexOf(row as Element),
      );
    await page.keyboard.press('j');
    await expect(rowInHand, list).toHaveCount(1);
    const first = await placeInHand();
    await page.keyboard.press('ArrowDown');
    await expect.poll(placeInHand, list).toBeGreaterThan(first);
    await page.keyboard.press('k');
    await expect.poll(placeInHand, list).toBe(first);
  }
});

test('a list is searched, its rows are chosen and opened by keys, and the sheet says which', async ({
  page,
}) => {
  await signIn(page, PEOPLE.staff);
  await openListening(page, '/admin/courses/in-person');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet).toContainText('Search the list');
  await sheet.getByLabel('Use single letters and signs as keys').uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search courses')).not.toBeFocused();

  await page.getByRole('button', { name: 'Keys' }).click();
  await sheet.getByLabel('Use single letters and signs as keys').check();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search courses')).toBeFocused();
  await page.keyboard.type('Dubai');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Dubai/);
  await expect(page.locator('main tbody tr').filter({ hasNotText: 'Dubai' })).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await expect(page.locator('main tbody tr').filter({ has: focused(page) })).toHaveCount(1);
  await page.keyboard.press('x');
  await expect(page.getByText('1 course chosen')).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByText('1 course chosen')).toHaveCount(0);
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/admin\/courses\/in-person\/[^/?]+/);
});

test('what was done with a row is undone by keys, and is not once somebody else has changed it', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.staff);
  const code = `SWITCH${Date.now().toString(36)}`.toUpperCase();
  const made = await page.request.post('/api/admin/promo-codes', {
    data: { code, kind: 'percent', value: 500 },
  });
  const { promoCode } = await made.json();
  await openListening(page, '/admin/promo-codes');
  const row = page.getByRole('row').filter({ hasText: code });
  await row.getByRole('button', { name: `Switch off: ${code}` }).press('Enter');
  await expect(row).toContainText('Switched off');
  await expect(page.getByRole('status').filter({ hasText: `${code} can be used no more.` })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('The promo code is as it was before.')).toBeVisible();
  await expect(row).toContainText('Active');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await row.getByRole('button', { name: `Switch off: ${code}` }).click();
  await expect(row).toContainText('Switched off');
  await page.request.put(`/api/admin/promo-codes/${promoCode._id}`, {
    data: { code, kind: 'percent', value: 700, active: false },
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toHaveText('Somebody has changed this since, so it was not undone.');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  const plain = await browser.newPage({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await plain.goto('/admin/promo-codes');
  await plain.getByRole('button', { name: `Switch on: ${code}` }).click();
  await expect(plain.getByText(`${code} can be used again.`)).toBeVisible();
  await plain.getByRole('button', { name: 'Undo' }).click();
  await expect(plain.getByText('The promo code is as it was before.')).toBeVisible();
  await expect(plain.getByRole('row').filter({ hasText: code })).toContainText('Switched off');
  await plain.close();
});
