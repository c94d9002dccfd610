import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { newMember } from '../cart/carts.ts';
import { expect, inspect, mailsTo, PEOPLE, signIn, test } from '../journey.ts';

test('somebody asks to be erased, is refused with a reason, and reads all that is kept', async ({
  page,
  browser,
}) => {
  const person = await newMember(page);
  await page.goto('/profile/privacy');
  await page.getByRole('button', { name: 'Get my data ready' }).click();
  await expect(page.getByText('Your data is ready.')).toBeVisible();
  await inspect(page, 'privacy-data-ready');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.zip');
  const files = unzipSync(readFileSync(await file.path()));
  expect(JSON.parse(strFromU8(files['all.json'] ?? new Uint8Array())).account[0].email).toBe(person.email);
  await expect(page.getByText('Downloaded: your data')).toBeVisible();
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
