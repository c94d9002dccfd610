import { newMember } from '../cart/carts.ts';
import { agree, openCheckout, payButton } from '../checkout.ts';
import { expect, inspect, mailsTo, PEOPLE, payByCard, pick, signIn, test } from '../journey.ts';

test('a clinic is billed for its doctor, its accounts get the receipt, and it is sent once more', async ({
  page,
  browser,
}) => {
  test.slow();
  const office = await (await browser.newContext()).newPage();
  const doctor = await newMember(page);
  const accounts = `accounts-${Date.now()}@clinic.example`;

  await signIn(office, PEOPLE.staff);
  await office.goto('/admin/companies');
  await inspect(office, 'companies');
  await office.getByRole('link', { name: 'New company' }).click();
  await office.getByLabel('Name', { exact: true }).fill('Marina Skin Clinic LLC');
  await office.getByLabel('Tax number').fill(`TRN ${Date.now()}`);
  await office.getByLabel('Address', { exact: true }).fill('Marina Walk 7');
  await office.getByLabel('City').fill('Dubai');
  await pick(office.getByLabel('Country'), 'United Arab Emirates');
  await office.getByLabel('Billing email').fill(accounts);
  await office.getByRole('button', { name: 'Add company' }).click();
  await expect(office.getByText('The company is added.')).toBeVisible();
  await office.getByLabel('Email', { exact: true }).fill(doctor.email);
  await office.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(office.getByRole('table', { name: 'Its people' })).toContainText(doctor.email);

  await page.goto('/profile?section=billing');
  await expect(page.getByText('Marina Skin Clinic LLC is billed')).toBeVisible();
  await inspect(page, 'companies-billed');
  await page.getByRole('button', { name: 'Bill me instead' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Al Wasl Road 1240');
  await page.getByRole('button', { name: 'Bill Marina Skin Clinic LLC instead' }).click();
  await expect(page.getByText('Marina Skin Clinic LLC is billed')).toBeVisible();

  await openCheckout(page, 'laser-safety-officer');
  await agree(page);
  await payButton(page).click();
  await payByCard(page);
  await page.getByRole('link', { name: /order/i }).first().click();
  await expect(page.getByRole('heading', { name: 'Billed to' })).toBeVisible();
  await expect(page.getByText('Marina Walk 7', { exact: false })).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(page, accounts)).map(({ subject }) => subject))
    .toEqual([expect.stringMatching(/^Receipt R-/)]);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The paper is on its way.')).toBeVisible();
  await inspect(page, 'companies-order');
  await expect.poll(async () => (await mailsTo(page, accounts)).length).toBe(2);

  await office.reload();
  await office.getByRole('link', { name: /^AUR-/ }).click();
  await office.getByRole('link', { name: 'Send paper again' }).click();
  await office.getByLabel('To another address').fill(`tax-${accounts}`);
  await inspect(office, 'companies-send-paper');
  await office.getByRole('button', { name: 'Send paper' }).click();
  await expect(office.getByText('The paper is on its way as a PDF.')).toBeVisible();
  await expect.poll(async () => (await mailsTo(office, `tax-${accounts}`)).length).toBe(1);
  await office.getByRole('link', { name: 'Marina Skin Clinic LLC' }).click();
  await inspect(office, 'companies-one');
  await office.getByRole('link', { name: '1', exact: true }).click();
  await expect(office.getByText('Billed to Marina Skin Clinic LLC')).toBeVisible();
  await inspect(office, 'companies-orders');
});
