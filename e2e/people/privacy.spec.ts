import { newMember } from '../cart/carts.ts';
import { expect, inspect, mailsTo, PEOPLE, signIn, test } from '../journey.ts';

test('somebody asks to be erased, is refused with a reason, and reads all that is kept', async ({
  page,
  browser,
}) => {
  const person = await newMember(page);
  await page.goto('/profile/privacy');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  await page.getByRole('button', { name: 'Ask to be erased' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask to be erased' }).click();
  await expect(page.getByRole('button', { name: 'Take the request back' })).toBeVisible();
  await inspect(page, 'privacy-asked');

  const office = await (await browser.newContext()).newPage();
  await signIn(office, PEOPLE.admin);
  await office.goto('/admin/privacy');
  const row = office.getByRole('row').filter({ hasText: person.email });
  await expect(row).toContainText('open');
  await inspect(office, 'privacy-requests');
  await row.getByLabel('Reason').fill('A payment of yours is disputed');
  await row.getByRole('button', { name: /Refuse/ }).click();
  await expect(office.getByText('The request is refused')).toBeVisible();

  await page.reload();
  await expect(page.getByText('A payment of yours is disputed')).toBeVisible();
  await expect.poll(async () => (await mailsTo(page, person.email)).length).toBeGreaterThan(1);
});
