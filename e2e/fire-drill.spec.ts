import { expect, inspect, openAlive, PEOPLE, signIn, test } from './journey.ts';

const DRILL = '/admin/fire-drill';

test('an administrator runs the drill beside the academy, sees it advance, and reads that all of it held', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await signIn(page, PEOPLE.admin);
  await openAlive(page, '/admin');
  await page.goto(DRILL);
  await page.getByRole('button', { name: 'Run the drill' }).click();
  await expect(page.getByText('misbehaviours played.')).toBeVisible({ timeout: 60_000 });

  // A second press is told, where no script runs too.
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ storageState, javaScriptEnabled: false });
  const form = await plain.newPage();
  await form.goto(DRILL);
  await form.getByRole('button', { name: 'Run the drill' }).click();
  await expect(form.getByRole('alert')).toContainText('A drill is under way already');
  await plain.close();

  await expect(page.getByText(/(\d+) of \1 held, books verified/).first()).toBeVisible({ timeout: 150_000 });
  await expect(page.getByText('The message of a payment arrives twice at the same moment.')).toBeVisible();
  await inspect(page, 'fire-drill');
});

test('staff who are no administrators are not let in', async ({ page }) => {
  await signIn(page, PEOPLE.staff);
  expect((await page.request.get('/api/admin/fire-drills')).status()).toBe(403);
  expect((await page.request.post('/api/admin/fire-drills')).status()).toBe(403);
});
