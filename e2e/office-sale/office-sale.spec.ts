import type { Page } from '@playwright/test';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import { addCourse, expectMail } from '../course-manager.ts';
import {
  atBothWidths,
  expect,
  followMailedLink,
  inspect,
  newcomer,
  openAlive,
  PEOPLE,
  payByCard,
  signIn,
  test,
} from '../journey.ts';

const SELL = '/admin/orders/new';

/** What is asked of who takes part is met, but for one thing. */
const answerWhatIsAsked = async (page: Page) => {
  await page.getByLabel('I meet this prerequisite: A license').check();
  await page.getByLabel('I hold valid professional indemnity insurance').check();
  await page.getByLabel('Waived because').last().fill('Seen by our own physician');
};

const chooseCourse = async (page: Page, { basic }: AdminCourse) => {
  await page.getByRole('combobox', { name: 'Course', exact: true }).fill(basic.courseCode);
  await page.getByRole('option', { name: new RegExp(basic.title) }).click();
  await expect(page.getByText('€1,250.25').first()).toBeVisible();
};

/** Opens the page as staff, with a course of its own and somebody new. */
const begin = async (page: Page, as: 'admin' | 'staff' = 'staff') => {
  const [course, person] = [await addCourse(page), newcomer()];
  await page.context().clearCookies();
  await signIn(page, PEOPLE[as]);
  await openAlive(page, SELL);
  await page.getByLabel('Is new to us').check();
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await chooseCourse(page, course);
  await answerWhatIsAsked(page);
  return { course, person };
};

const choosePayment = (page: Page, way: RegExp) => page.getByRole('radio', { name: way }).check();
const agreeForThem = (page: Page) => page.getByLabel(/^The person has heard the terms/).check();
const expectSold = (page: Page) =>
  expect(page.getByText('The order has been made, and its person is written to.')).toBeVisible();

/** Opens the letters, chooses a password and logs in. */
const becomeMember = async (page: Page, { email, password }: ReturnType<typeof newcomer>) => {
  await page.context().clearCookies();
  await followMailedLink(page, email, '/reset-password\\?token=');
  await page
    .getByLabel(/new password|^password/i)
    .first()
    .fill(password);
  await page.getByLabel(/repeat/i).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, { email, password });
};

atBothWidths(() => {
  test('a course is sold to somebody new by link, who chooses a password, agrees to the terms and pays', async ({
    page,
  }) => {
    const { course, person } = await begin(page);
    await inspect(page, 'sell-filled');
    await page.getByRole('button', { name: 'Place order and send link' }).click();
    await expectSold(page);
    await expect(page.getByText('Sold by staff')).toBeVisible();
    await inspect(page, 'sold-by-link');
    await page.getByRole('link', { name: 'Send letter again' }).click();
    await page.getByRole('button', { name: 'Send letter' }).click();
    await expect(page.getByText('The letter is on its way.')).toBeVisible();
    await expectMail(page, person, new RegExp(`^Pay for your course: ${course.basic.title}`));

    await becomeMember(page, person);
    await followMailedLink(page, person.email, '/orders/AUR-');
    await expect(page.getByText('Your order is ready to be paid')).toBeVisible();
    await inspect(page, 'sold-order-of-buyer');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(
      page.getByText('Please agree to the Terms and Conditions to proceed.').first(),
    ).toBeVisible();
    await page.getByLabel(/^I agree to the Terms and Conditions/).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payByCard(page);
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  });

  test('no transfer is waited for from an address that is not confirmed: with a code it is sold by link, and cancelled while nothing has come', async ({
    page,
  }) => {
    const { person } = await begin(page);
    await page.getByLabel('Promo code').fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('WELCOME10 takes €125.03 off.')).toBeVisible();
    await choosePayment(page, /^Bank transfer/);
    await agreeForThem(page);
    await page.getByLabel('Hold the seats also where 30 % of a course wait for transfers').check();
    await page.getByRole('button', { name: 'Place order and send bank details' }).click();
    await expect(page.getByText(/has not confirmed their email address/)).toBeVisible();
    await inspect(page, 'sell-code');
    await choosePayment(page, /^Link by email/);
    await page.getByRole('button', { name: 'Place order and send link' }).click();
    await expectSold(page);
    await expect(page.getByText('€1,125.22').first()).toBeVisible();
    await expect(page.getByText('Seen by our own physician')).toBeVisible();
    await page.getByRole('link', { name: 'Record a transfer' }).click();
    await page.getByLabel('Bank reference').fill('FT-1');
    await page.getByRole('button', { name: 'Record transfer' }).click();
    await expect(page.getByText('Please ask whether the person agrees to the terms').first()).toBeVisible();
    await inspect(page, 'record-transfer-terms');
    await page.getByRole('link', { name: 'Cancel order' }).click();
    await page.getByLabel('Reason').fill('Changed their mind');
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('The order is cancelled, and what it held is free.')).toBeVisible();
    await expectMail(page, person, /^Your order is cancelled/);
  });

  test('a course is sold in cash at a price that an administrator agrees on', async ({ page }) => {
    const { person } = await begin(page, 'admin');
    await page.getByLabel('Price', { exact: true }).fill('1000');
    await choosePayment(page, /^Cash received/);
    await agreeForThem(page);
    await expect(page.getByText('€1,000.00')).toBeVisible();
    await page.getByRole('button', { name: 'Record cash and enroll' }).click();
    await expect(page.getByText('Please say why the price is another').first()).toBeVisible();
    await page.getByLabel('Reason for another price').fill('Agreed with the clinic');
    await inspect(page, 'sell-cash');
    await page.getByRole('button', { name: 'Record cash and enroll' }).click();
    await expectSold(page);
    await expect(page.getByText('Agreed with the clinic')).toBeVisible();
    await expect(page.getByText('€1,000.00 (AED 4,330.00)').first()).toBeVisible();
    await expectMail(page, person, /confirmed|enrolled|place/i);
  });

  test('somebody who has an account is enrolled free of charge, for a reason', async ({ page }) => {
    const course = await addCourse(page);
    await page.context().clearCookies();
    await signIn(page, PEOPLE.staff);
    await openAlive(page, SELL);
    await page.getByRole('combobox', { name: 'Name or email address' }).fill(PEOPLE.instructor.email);
    await page.getByRole('option', { name: new RegExp(PEOPLE.instructor.email) }).click();
    await chooseCourse(page, course);
    await answerWhatIsAsked(page);
    await choosePayment(page, /^Free of charge/);
    await page.getByLabel('Why it is free of charge').fill('Teaches with us');
    await agreeForThem(page);
    await inspect(page, 'sell-free');
    await page.getByRole('button', { name: 'Enroll free of charge' }).click();
    await expectSold(page);
    await expect(page.getByText('Teaches with us')).toBeVisible();
    await expect(page.getByText('Enrolled', { exact: true })).toBeVisible();
  });
});
