import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Cart } from '#contracts/carts/cart.ts';
import { sampleCart, sampleLine, sampleLinked } from '#web/testing/sample-cart.ts';
import { BuyForm } from './buy-form.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartPromo } from './cart-promo.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { GiftSection } from './gift-section.tsx';
import { StrangersCart } from './strangers-cart.tsx';

const html = (element: React.ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

const cart = sampleCart();
const full = { code: 'full', message: 'This course is fully booked.' } as const;

test('each line has code, title, type, start and price, and two buttons that work without a script', () => {
  const page = html(<CartLines courses={cart.courses} />);
  for (const text of ['INJ-101', 'Toxin and Fillers', 'In-person', '11 Jun 2027', '€1,450.00'])
    expect(page).toContain(text);
  expect(page).toContain('href="/in-person/courses/inj-101"');
  expect(page).toMatch(/method="post"[^>]*>(<!-- -->)?<input[^>]*value="remove inj-101"/);
  expect(page).toContain('value="to-wishlist inj-101"');
  expect(page).toContain('aria-label="Remove Toxin and Fillers from the cart"');
});

test('what came along has no buttons of its own, starts anytime and says with whom it leaves', () => {
  const page = html(<CartLines courses={cart.courses} />);
  expect(page).toContain('Anytime');
  expect(page).toContain('Free with INJ-101, leaves with it');
  expect(page).not.toContain('value="remove el-110"');
});

test('a line that cannot be bought says so where it stands, with the way on', () => {
  const underWay = { code: 'under-way', message: 'Order AUR-1 waits for its payment.' } as const;
  const page = html(
    <CartLines
      courses={[
        sampleLine({ problem: full }),
        sampleLine({ courseId: 'no-line', problem: full, hasWaitlist: false }),
        sampleLine({ courseId: 'x', problem: underWay }),
      ]}
    />,
  );
  expect(page).toContain('This course is fully booked.');
  expect(page).toContain('href="/waiting-list/inj-101"');
  expect(page).toContain('href="/in-person/courses/no-line/enquiry?notice"');
  expect(page).toContain('href="/orders"');
});

test('what is saved early is said above the lines, and only where there is something', () => {
  const page = html(<CartNotices cart={{ ...cart, leftOut: ['Peels is fully booked.'] }} />);
  expect(page).toContain('€200.00 saved by booking early.');
  expect(page).toContain('Peels is fully booked.');
  const plain = sampleLine({ isEarlyBird: false, earlyBirdSavings: 0 });
  expect(html(<CartNotices cart={{ ...cart, courses: [plain] }} />)).not.toContain('saved');
});

test('the summary ends in the total and what the card is charged', () => {
  const page = html(
    <CartSummary cart={cart} credit={null}>
      code
    </CartSummary>,
  );
  expect(page).toMatch(/Total today.*€1,305\.00.*charged as AED 5,650\.65/s);
});

test('a credit note pays first and takes nothing off the price', () => {
  const some = { availableEur: 40_000, usedEur: 40_000, leftEur: 90_500, leftAed: 391_865 };
  const page = html(
    <CartSummary cart={cart} credit={some}>
      code
    </CartSummary>,
  );
  expect(page).toMatch(/Credit note.*−€400\.00.*To pay today by card.*€905\.00.*charged as AED 3,918\.65/s);
  const all = { availableEur: 200_000, usedEur: 130_500, leftEur: 0, leftAed: 0 };
  const whole = html(
    <CartSummary cart={cart} credit={all}>
      code
    </CartSummary>,
  );
  expect(whole).toMatch(/To pay today by card.*€0\.00.*Nothing is charged/s);
});

test('an applied code locks its field until it is removed, also when it counts no more', () => {
  const none = { applyFailure: undefined, removeFailure: undefined };
  expect(html(<CartPromo promo={null} {...none} />)).toContain('value="apply-promo"');
  const applied = html(<CartPromo promo={cart.promo} {...none} />);
  expect(applied).toMatch(
    /<input[^>]*disabled=""[^>]*value="SPRING10"|<input[^>]*value="SPRING10"[^>]*disabled=""/,
  );
  expect(applied).toContain('value="remove-promo"');
  expect(applied).toContain('You save €145.00.');
  const ended = { code: 'SPRING10', discount: 0, message: 'This promo code is no longer active' };
  expect(html(<CartPromo promo={ended} {...none} />)).toContain('no longer active');
});

const buy = (changes: Partial<Cart> = {}, isGift = false) => {
  const whole = sampleCart(changes);
  if (!whole.breakdown) throw new Error('nothing to buy');
  return html(
    <BuyForm
      cart={whole}
      breakdown={whole.breakdown}
      number={3}
      failure={undefined}
      idempotencyKey="key-1"
      isGift={isGift}
      isCreditUsed
      onCredit={() => undefined}
      onGift={() => undefined}
    />,
  );
};

test('the button says the exact charge, and looks unavailable until all is ticked', () => {
  const page = buy();
  expect(page).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Proceed to Payment - AED 5,650\.65/);
  expect(page).toContain('name="_action" value="pay"');
  expect(page).toContain('name="idempotencyKey" value="key-1"');
  expect(page).toContain('cancellation dates</a> of INJ-101');
  expect(page).toContain('If you cancel INJ-101');
  expect(page).toContain('I hold a medical license');
  expect(page).not.toContain('bank transfer');
});

test('a free cart is completed without payment', () => {
  const free = cart.breakdown && { ...cart.breakdown, total: 0 };
  const page = buy({ breakdown: free, courses: [sampleLinked({ cameWith: null })] });
  expect(page).toContain('Complete Registration (FREE)');
  expect(page).toContain('name="_action" value="complete"');
  expect(page).toContain('refund policy');
});

test('where nothing is paid nothing is given back, so no dates of a cancellation are shown', () => {
  const free = cart.breakdown && { ...cart.breakdown, total: 0 };
  expect(buy({ breakdown: free })).not.toContain('If you cancel');
});

test('what a course asks for is asked of who receives it', () => {
  expect(buy({}, true)).not.toContain('I hold a medical license');
});

test('the fields of a gift belong to the form of the button', () => {
  const page = html(<GiftSection failure={undefined} isGift={false} onGift={() => undefined} />);
  for (const name of ['isGift', 'giftRecipientEmail', 'giftMessage', 'giftSend', 'giftSendOn'])
    expect(page).toMatch(new RegExp(`<(input|textarea|select)(?=[^>]* form="buy")(?=[^>]* name="${name}")`));
  expect(page).toContain('0 of 500 characters');
});

test('an empty cart leads to courses and to the wishlist, whose courses stand below', () => {
  const page = html(<EmptyCart wished={[sampleLine()]} />);
  expect(page).toContain('Your cart is empty');
  expect(page).toContain('href="/training-programs"');
  expect(page).toContain('href="/my-wishlist"');
  expect(page).toContain('value="to-cart inj-101"');
});

test('from the wishlist only what can be bought goes into the cart; what is full leads to its waiting list', () => {
  const page = html(<EmptyCart wished={[sampleLine({ problem: full })]} />);
  expect(page).not.toContain('value="to-cart inj-101"');
  expect(page).toContain('value="unwish inj-101"');
  expect(page).toContain('href="/waiting-list/inj-101"');
});

test('without a script a stranger is led to the login', () => {
  const page = html(<StrangersCart loginAt="/login?next=%2Fcheckout" />);
  expect(page).toContain('content="0;url=/login?next=%2Fcheckout"');
  expect(page).toContain('href="/login?next=%2Fcheckout"');
});

test('the credit note of a buyer says what it pays, and the button what is left', () => {
  const some = { availableEur: 40_000, usedEur: 40_000, leftEur: 90_500, leftAed: 391_865 };
  const page = buy({ credit: some });
  expect(page).toContain('Use my credit note: €400.00 available');
  expect(page).toContain('€400.00 of it pays first, and €905.00 (AED 3,918.65) is left to be paid.');
  expect(page).toContain('Proceed to Payment - AED 3,918.65');
  const whole = buy({ credit: { availableEur: 200_000, usedEur: 130_500, leftEur: 0, leftAed: 0 } });
  expect(whole).toContain('It pays for all of it, and €695.00 stays yours.');
  expect(whole).toContain('Pay with Credit Note');
  expect(buy()).not.toContain('useCredit');
});

test('a cart in which nothing can be bought has no sum; its code can still be taken out', () => {
  const nothing = { courses: [sampleLine({ problem: full })], breakdown: null };
  const sum = (promo: Cart['promo']) =>
    html(
      <CartSummary cart={sampleCart({ ...nothing, promo })} credit={null}>
        {promo && 'its code'}
      </CartSummary>,
    );
  expect(sum(null)).toBe('');
  expect(sum(cart.promo)).toContain('its code');
  expect(sum(cart.promo)).not.toContain('€');
});
