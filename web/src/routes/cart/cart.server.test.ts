import { expect, test } from 'vitest';
import type { Api } from '#contracts/api.ts';
import type { PageFacts } from '#contracts/page.ts';
import { sampleCart } from '#web/testing/sample-cart.ts';
import { loadCart, submitCart } from './cart.server.ts';
import { submitWishlist } from './wishlist.server.ts';

const done = { success: true, message: 'Done' };
const refusal = (code: string, status: number, message = 'No') => ({ success: false, code, status, message });

/** The cart as it meets an academy that answers so; `made` are the calls with what they were asked. */
function visit(answers: Record<string, object>, at = 'http://localhost/checkout') {
  const made: [name: string, input: unknown][] = [];
  const call = async (name: string, input: unknown) => {
    made.push([name, input]);
    return answers[name] ?? done;
  };
  const context = { get: () => ({ personal: { call } as Api }) as PageFacts };
  const post = (entries: [string, string][]) =>
    new Request(at, { method: 'POST', body: new URLSearchParams(entries) });
  return {
    made,
    open: () => loadCart({ request: new Request(at), context }),
    submit: (...entries: [string, string][]) => submitCart({ request: post(entries), context }),
    submitWish: (...entries: [string, string][]) => submitWishlist({ request: post(entries), context }),
  };
}

const leadsTo = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null);
const person = { success: true, user: { _id: 'u1' } };

test('of who is signed out nothing is asked, and the login leads back', async () => {
  const { made, open } = visit({ authCheck: { success: true, user: null } });
  expect(await open()).toEqual({ own: null, loginAt: '/login?next=%2Fcheckout' });
  expect(made).toHaveLength(1);
});

test('an empty cart shows what is on the wishlist, a filled one does not ask', async () => {
  const known = { authCheck: person, getBillingInfo: { success: true, billingInfo: {} } };
  const filled = visit({ ...known, getCart: { success: true, ...sampleCart() } });
  expect((await filled.open()).own).toMatchObject({ wished: [], cart: { originalPrice: 1_790 } });
  const empty = visit({
    ...known,
    getCart: { success: true, ...sampleCart({ courses: [] }) },
    listWishlist: { success: true, courses: [{ courseId: 'el-110' }] },
  });
  expect((await empty.open()).own?.wished).toHaveLength(1);
});

test('a course that a page without a script puts in is in the cart that follows, with a word', async () => {
  const add: [string, string][] = [
    ['_action', 'add'],
    ['courseId', 'inj-101'],
  ];
  const { made, submit } = visit({});
  expect(leadsTo(await submit(...add))).toBe('/checkout?done=added');
  expect(made).toEqual([['addToCart', { courseId: 'inj-101' }]]);
  const stranger = visit({ addToCart: refusal('not-signed-in', 401) });
  expect(leadsTo(await stranger.submit(...add))).toBe('/login?next=%2Fcheckout');
  const unknown = visit({ addToCart: refusal('course-not-found', 404) });
  expect(leadsTo(await unknown.submit(...add))).toBe('/checkout?problem=course-not-found&adding');
  const owner = visit({ addToCart: { success: true, alreadyEnrolled: true } });
  expect(leadsTo(await owner.submit(...add))).toBe('/checkout?problem=already-enrolled');
  const kept = visit({}, 'http://localhost/my-wishlist');
  expect(leadsTo(await kept.submitWish(...add))).toBe('/my-wishlist?done=kept');
});

test('why a course could not be added is said in the specified words', async () => {
  const at = 'http://localhost/checkout?problem=no-seat-left&adding';
  const { open } = visit(
    {
      authCheck: person,
      getBillingInfo: { success: true, billingInfo: {} },
      getCart: { success: true, ...sampleCart() },
    },
    at,
  );
  expect((await open()).own?.problem).toBe('Error adding course to cart: This course is fully booked.');
});

test('a row is moved or removed, and what failed stays with the reason', async () => {
  const { made, submit } = visit({ moveToWishlist: refusal('wrong-state', 409, 'It is full.') });
  expect(leadsTo(await submit(['_action', 'remove inj-101']))).toBe('/checkout?done=removed');
  expect(made).toEqual([['removeFromCart', { courseIds: ['inj-101'] }]]);
  expect(await submit(['_action', 'to-wishlist inj-101'])).toMatchObject({
    data: { failure: { message: 'Error moving to wishlist: It is full.' } },
    init: { status: 409 },
  });
  expect(leadsTo(await submit(['_action', 'to-cart el-110']))).toBe('/checkout?done=to-cart');
  expect(leadsTo(await submit(['_action', 'unwish el-110']))).toBe('/checkout?done=removed');
});

test('a code is refused at its field, in the server’s words', async () => {
  const { submit } = visit({ applyCartPromo: refusal('promo-refused', 422, 'Invalid promo code') });
  expect(await submit(['_action', 'apply-promo'], ['promoCode', 'X'])).toMatchObject({
    data: { failure: { issues: [{ field: 'promoCode', message: 'Invalid promo code' }] } },
  });
});

test('a cart is paid on the card page, or completed at once; a gift is sent on its day', async () => {
  const { made, submit } = visit({
    initiatePayment: { success: true, redirectUrl: 'https://cards.example/1' },
    completeCart: { success: true, redirectUrl: '/payment/success?order_id=FREE&amount=0.00&ref=R1' },
  });
  const gift: [string, string][] = [
    ['isGift', 'on'],
    ['giftRecipientEmail', 'hassan@example.com'],
    ['giftSend', 'day'],
    ['giftSendOn', '2027-05-01'],
    ['agreeTerms', 'on'],
  ];
  expect(leadsTo(await submit(['_action', 'pay'], ...gift))).toBe('https://cards.example/1');
  expect(made[0]?.[1]).toMatchObject({ isGift: true, giftSendOn: '2027-05-01', agreeTerms: true });
  await submit(['_action', 'pay'], ['giftSend', 'now'], ['giftSendOn', '2027-05-01']);
  expect(made[1]?.[1]).toMatchObject({ isGift: false, giftSendOn: '', agreeTerms: false });
  expect(leadsTo(await submit(['_action', 'complete']))).toContain('order_id=FREE&amount=0.00&ref=R1');
});

test('a gift for a day that was not chosen is asked for again', async () => {
  const { made, submit } = visit({});
  expect(await submit(['_action', 'pay'], ['isGift', 'on'], ['giftSend', 'day'])).toMatchObject({
    data: { failure: { issues: [{ field: 'giftSendOn', message: 'Please choose the day' }] } },
  });
  expect(made).toEqual([]);
});

test('a refused purchase says why; what is missing in a field stands there', async () => {
  const taken = visit({
    initiatePayment: refusal('no-seat-left', 409, 'Fillers: This course is fully booked.'),
  });
  expect(await taken.submit(['_action', 'pay'])).toMatchObject({
    data: { failure: { message: 'Fillers: This course is fully booked.' } },
  });
  const free = visit({ completeCart: refusal('wrong-state', 409, 'These courses are not free') });
  expect(await free.submit(['_action', 'complete'])).toMatchObject({
    data: { failure: { message: 'Error completing registration: These courses are not free' } },
  });
});
