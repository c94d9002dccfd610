import type { Page } from '@playwright/test';
import { agree, payButton, registerAtCheckout } from './checkout.ts';
import {
  atBothWidths,
  expect,
  inspect,
  newcomer,
  openAlive,
  PEOPLE,
  payByCard,
  signIn,
  test,
} from './journey.ts';

const IN_PERSON = '/in-person/courses/laser-safety-officer';
const SELF_PACED = '/self-paced-online-training/botox-professional-training';

const cartOf = (page: Page) => page.getByRole('table', { name: 'Courses in your cart' });
const linesOf = (page: Page) =>
  cartOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const addFrom = async (page: Page, course: string) => {
  await openAlive(page, course);
  await page.locator('#price').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.locator('#price').getByRole('button', { name: 'In your cart' })).toBeVisible();
};

/** As many courses as the header counts. */
const expectCount = (page: Page, count: string) =>
  expect(page.getByRole('banner').getByRole('link', { name: `Cart, ${count}` })).toBeVisible();

atBothWidths(() => {
  test('a visitor’s cart becomes a member’s, is priced, kept for later, paid at once and empty', async ({
    page,
  }) => {
    await addFrom(page, IN_PERSON);
    await addFrom(page, SELF_PACED);
    await expectCount(page, '2 courses');
    await page.reload();
    await expectCount(page, '2 courses');
    await page.locator('#price').getByRole('button', { name: 'In your cart' }).click();

    await expect(page).toHaveURL('/checkout/guest');
    await expect(page.getByRole('complementary').getByText('Botox Professional Training')).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await page.getByRole('link', { name: 'New member' }).click();
    await registerAtCheckout(page, newcomer());
    await expect(page).toHaveURL('/checkout');
    await expect(linesOf(page)).toHaveCount(2);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('academy.cart'))).toBe(null);
    await expectCount(page, '2 courses');
    await inspect(page, 'cart-filled');

    const before = (await payButton(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Please enter a promo code').first()).toBeVisible();
    await page.getByLabel(/promo code/i).fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('textbox', { name: /promo code/i })).toBeDisabled();
    await expect(payButton(page)).not.toHaveText(before);
    await page.getByRole('button', { name: 'Remove promo code WELCOME10' }).click();
    await expect(payButton(page)).toHaveText(before);

    await page.getByRole('button', { name: 'Move Botox Professional Training to the wishlist' }).click();
    await expect(linesOf(page)).toHaveCount(1);
    await page.goto('/my-wishlist');
    await page.getByRole('button', { name: 'Add Botox Professional Training to the cart' }).click();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    await page.goto('/checkout');
    await expect(linesOf(page)).toHaveCount(2);

    await payButton(page).click({ force: true });
    await expect(page.getByText('Please agree to the Terms and Conditions to proceed.')).toBeVisible();
    await agree(page);
    await payButton(page).click();
    await payByCard(page);
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });
});

test('the browser’s cart becomes theirs at any login, and what is taken out leaves the cart empty', async ({
  page,
}) => {
  const member = newcomer();
  const answer = await page.request.post('/signup', {
    data: { ...member, firstName: 'Noor', lastName: 'Haddad' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.context().clearCookies();
  await addFrom(page, SELF_PACED);
  await page.goto('/login?next=/checkout');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(linesOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove Botox Professional Training from the cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a stranger with nothing chosen is led to the course for everybody, or from the cart to the login', async ({
  page,
}) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL('/login?next=%2Fcheckout');
  await page.goto('/checkout/guest');
  await expect(page.getByText('No course selected. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(SELF_PACED);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a course is put into the cart and onto the wishlist by plain forms', async ({ page }) => {
    await signIn(page, PEOPLE.instructor);
    await page.goto(SELF_PACED);
    await page.locator('#price').getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL('/checkout?done=added');
    await expect(page.getByText('The course has been added to your cart.')).toBeVisible();
    await page.getByRole('button', { name: /to the wishlist$/ }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await page.getByRole('button', { name: /^Remove .* from the wishlist$/ }).click();
    await page.goto(IN_PERSON);
    await page
      .locator('#price')
      .getByRole('button', { name: /on the wishlist$/ })
      .click();
    await expect(page).toHaveURL('/my-wishlist?done=kept');
    await page.getByRole('button', { name: /^Remove .* from the wishlist$/ }).click();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  });
});
