import { agree, payButton, pressUnready, registerAtCheckout } from '../checkout.ts';
import {
  atBothWidths,
  expect,
  inspect,
  newcomer,
  openAlive,
  openHeld,
  PEOPLE,
  payByCard,
  signIn,
  test,
} from '../journey.ts';
import { addFrom, expectCount, fillCart, IN_PERSON, linesOf, newMember, SELF_PACED } from './carts.ts';

const FREE = 'consent-photography-and-records';

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
    await page.getByRole('button', { name: 'Create account and continue' }).click();
    await expect(page.getByText('11 fields need your attention')).toBeVisible();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(11);
    await registerAtCheckout(page, newcomer());
    await expect(page).toHaveURL('/checkout');
    await expect(linesOf(page)).toHaveCount(2);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('academy.cart'))).toBe(null);
    await expectCount(page, '2 courses');
    await inspect(page, 'cart-filled');
    await page.getByText('A gift', { exact: true }).click();
    await page.getByLabel('Send it').selectOption('on a day');
    await expect(page.getByLabel('Day', { exact: true })).toBeVisible();
    await inspect(page, 'cart-gift');
    await page.getByText('For me', { exact: true }).click();

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
    await inspect(page, 'wishlist-filled');
    await page.getByRole('button', { name: 'Add to cart: Botox Professional Training' }).click();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    await page.goto('/checkout');
    await expect(linesOf(page)).toHaveCount(2);

    await page.getByLabel(/promo code/i).fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(payButton(page)).not.toHaveText(before);
    await pressUnready(page);
    await expect(page.getByText('Please agree to the Terms and Conditions to proceed.')).toBeVisible();
    await agree(page);
    await payButton(page).click();
    await payByCard(page);
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await inspect(page, 'cart-empty');
  });

  test('the bill is changed where the cart is bought, and what is missing is said at its field', async ({
    page,
  }) => {
    await newMember(page);
    await fillCart(page, 'botox-professional-training');
    await openAlive(page, '/checkout');
    await expect(page.getByText('Al Wasl Road 1240, Dubai').first()).toBeVisible();
    await page.getByRole('link', { name: 'Edit billing information' }).click();
    const city = page.getByLabel('City');
    await city.fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(city).toHaveAccessibleDescription(/City is required/);
    await inspect(page, 'cart-billing');
    await city.fill('Abu Dhabi');
    await page.getByLabel('Company').fill('Noor Clinic');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Billing information saved successfully!')).toBeVisible();
    await expect(city).toHaveCount(0);
    await page.goto('/checkout');
    await expect(page.getByText('Al Wasl Road 1240, Abu Dhabi').first()).toBeVisible();
    await page.getByText('All billing details').click();
    await expect(page.getByText('Noor Clinic')).toBeVisible();
  });
});

test('a course of the browser’s cart that its member has already is left out and said', async ({ page }) => {
  const member = await newMember(page);
  await fillCart(page, FREE);
  const free = await page.request.post('/complete-registration', { data: { agreeTerms: true } });
  expect(free.ok(), await free.text()).toBe(true);
  await page.context().clearCookies();
  await addFrom(page, SELF_PACED);
  await page.evaluate((courseId) => {
    const kept = JSON.parse(localStorage.getItem('academy.cart') ?? '[]') as object[];
    localStorage.setItem(
      'academy.cart',
      JSON.stringify([...kept, { courseId, courseType: 'InPersonCourse' }]),
    );
  }, FREE);
  await page.goto('/checkout/guest?account=login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText(/^Error adding course to cart: You are already enrolled/)).toBeVisible();
  await expect(linesOf(page)).toHaveCount(1);
});

test('what is ticked before the page is alive counts', async ({ page }) => {
  await newMember(page);
  await fillCart(page, 'botox-professional-training');
  await openHeld(page, '/checkout', () => agree(page));
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled');
});

test('a visitor’s cart becomes a member’s own at the guest’s checkout, and what both had is there once', async ({
  page,
}) => {
  const member = await newMember(page);
  await fillCart(page, 'botox-professional-training');
  await page.context().clearCookies();
  await addFrom(page, IN_PERSON);
  await addFrom(page, SELF_PACED);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 2 courses' }).click();
  await expect(page).toHaveURL('/checkout/guest');
  await page.getByRole('link', { name: 'Existing member' }).click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Login failed: Invalid credentials')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(linesOf(page)).toHaveCount(2);
  await expectCount(page, '2 courses');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('academy.cart'))).toBe(null);
});

test('the browser’s cart becomes theirs at any login, and what is taken out leaves the cart empty', async ({
  page,
}) => {
  const member = await newMember(page);
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

test('a cart that costs nothing is completed without a card and without an address', async ({ page }) => {
  await newMember(page);
  await fillCart(page, FREE);
  await openAlive(page, '/checkout');
  await expect(page.getByText('Everything in your cart is free.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Billing information' })).toHaveCount(0);
  await agree(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment\/success\?order_id=FREE&amount=0\.00&ref=AUR-/);
  await page.goto('/checkout');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a declined card leaves the cart as it was, which says what waits for its payment', async ({ page }) => {
  await newMember(page);
  await fillCart(page, 'laser-safety-officer', 'botox-professional-training');
  await openAlive(page, '/checkout');
  await agree(page);
  await payButton(page).click();
  await payByCard(page, '4000000000000002');
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/payment\/failure/);
  await page.goto('/checkout');
  await expect(linesOf(page)).toHaveCount(2);
  await expect(page.getByText('Your payment is not finished')).toBeVisible();
});

test('between a phone and a desk the titles of a cart have room', async ({ page }) => {
  await newMember(page);
  await fillCart(page, 'laser-safety-officer', 'botox-professional-training');
  for (const width of [768, 1024, 1279]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/checkout');
    for (const title of await linesOf(page).getByRole('rowheader').all())
      expect((await title.boundingBox())?.width, `${width} wide`).toBeGreaterThan(200);
  }
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

  test('a free cart is completed, and what is missing is said in its words', async ({ page }) => {
    await newMember(page);
    await fillCart(page, FREE);
    await page.goto('/checkout');
    await pressUnready(page);
    await expect(
      page.getByText('Please agree to the Terms and Conditions to proceed.').first(),
    ).toBeVisible();
    await agree(page);
    await pressUnready(page);
    await expect(page).toHaveURL(/\/payment\/success\?order_id=FREE/);
  });

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
