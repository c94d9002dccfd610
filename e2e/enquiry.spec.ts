import type { Page } from '@playwright/test';
import { expect, mailsTo, newcomer, PEOPLE, signIn, test } from './journey.ts';
import { focused, tabTo } from './keyboard.ts';

const COURSE = '/in-person/courses/botox-professional-training-dubai-clinic';

/** Types into one field after the other, as they follow each other by the Tab key. */
const typeInto = async (page: Page, entries: [name: string, text: string][]) => {
  for (const [name, text] of entries) {
    await page.keyboard.press('Tab');
    const reached = () => focused(page).evaluate((field) => field.getAttribute('name') ?? field.id);
    await expect.poll(reached).toBe(name);
    await page.keyboard.type(text);
  }
};

/** Subjects of the mails that somebody got. */
const subjectsTo = async (page: Page, email: string) =>
  (await mailsTo(page, email)).map(({ subject }) => subject);

test('a visitor asks with the keyboard alone, and staff answer by mail', async ({ page }) => {
  const { email } = newcomer();
  await page.goto(COURSE);
  await tabTo(page, 'Request Information');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request Information' });
  await expect(dialog).toContainText('within 24 hours');

  await tabTo(page, 'Submit enquiry');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toContainText('First name is required');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('name', 'firstName');
  await page.keyboard.type('Rana');
  await expect(dialog.getByText('First name is required')).toHaveCount(0);
  await expect(dialog.getByText('Last name is required').first()).toBeVisible();
  await typeInto(page, [
    ['lastName', 'Said'],
    ['email', email],
    ['phone', '+971 50 555 0148'],
    ['country', 'Jordan'],
    ['professionalRole', 'Nurse'],
    ['medicalSpecialty', ''],
    ['experienceLevel', ''],
    ['yearsOfExperience', ''],
    ['message', 'May nurses without a prescribing license attend?'],
  ]);
  await expect(dialog).toContainText('48 characters (minimum 20)');
  await tabTo(page, 'Submit enquiry');
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('dialog', { name: 'Thank You' });
  await expect(thanks).toBeVisible();
  await expect(thanks).toHaveCount(0);
  await expect(focused(page)).toHaveText('Request Information');

  await signIn(page, PEOPLE.staff);
  await page.goto(`/admin/enquiries?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: 'Rana Said' }).click();
  await expect(page.getByText('May nurses without a prescribing license attend?')).toBeVisible();
  await page
    .getByLabel('Your answer')
    .fill('Dear Rana, they may, with a letter of the doctor who prescribes.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('The answer is on its way.')).toBeVisible();
  await expect(page.getByLabel('Your answer')).toHaveValue('');
  await expect
    .poll(() => subjectsTo(page, email))
    .toEqual([
      expect.stringMatching(/^Our answer to your question/),
      expect.stringMatching(/^We received your question/),
    ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor asks on a page of its own and wants an account', async ({ page }) => {
    const { email, password } = newcomer();
    await page.goto(COURSE);
    await page.getByRole('link', { name: 'Request Information' }).first().click();
    await page.getByRole('button', { name: 'Submit enquiry' }).click();
    await expect(page.getByText('First name is required').first()).toBeVisible();

    await page.getByLabel('First name').fill('Omar');
    await page.getByLabel('Last name').fill('Aziz');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Phone number').fill('+971 50 555 0149');
    await page.getByLabel('Country').selectOption('Other');
    await page.getByLabel('Professional role').selectOption('Dentist');
    await page.getByLabel('Message').fill('Which anatomy should I have read before I come?');
    await page.getByLabel('Practical Training').check();
    await expect(page.getByLabel('Confirm password')).toBeHidden();
    await page.getByLabel('Create an account with these details').check();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Submit enquiry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
    await signIn(page, { email, password });
  });
});
