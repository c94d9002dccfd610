import { expect, test } from 'vitest';
import { sampleCart, sampleLine, sampleLinked } from '#web/testing/sample-cart.ts';
import {
  barWords,
  changeWords,
  earlyBirdWords,
  factsText,
  freeWords,
  problemWords,
  seatsWords,
  startText,
  sumRows,
  unmetOfCart,
} from './cart-text.ts';
import { doneWords, refusedWords } from './cart-words.ts';
import { wishedWords } from './empty-cart.tsx';

const cart = sampleCart();
const { breakdown } = cart;
const full = { code: 'full' as const, message: 'This course is fully booked.' };

test('the sum names every reduction, and together they are the total', () => {
  expect(sumRows(cart)).toEqual([
    { term: 'List price, 2 courses', amount: '€1,790.00' },
    { term: 'Early bird, INJ-101', amount: '−€200.00' },
    { term: 'EL-110, free with INJ-101', amount: '−€140.00' },
    { term: 'SPRING10, 10%', amount: '−€145.00' },
  ]);
  expect(1_790 - 200 - 140 - 145).toBe((breakdown?.total ?? 0) / 100);
  expect(barWords(cart, null)).toBe('AED 5,650.65, you save €485.00');
  const free = cart.breakdown && { ...cart.breakdown, total: 0 };
  expect(barWords({ ...cart, originalPrice: 0, breakdown: free }, null)).toBe('Nothing is charged');
});

test('a course without a day begins anytime where its person decides, else its day is to be told', () => {
  const days = [{}, { startDate: null }, { startDate: null, courseType: 'ELearningCourse' as const }];
  expect(days.map((day) => startText(sampleLine(day)))).toEqual(['11 Jun 2027', 'TBD', 'Anytime']);
});

test('what cannot be bought is in no sum, no saving and no promise', () => {
  const courses = [sampleLine({ problem: full })];
  expect(sumRows({ courses, originalPrice: 0, breakdown: null })).toEqual([]);
  expect(earlyBirdWords(courses)).toBe('');
});

test('an early price is named with its end on the clocks of its venue', () => {
  expect(earlyBirdWords(cart.courses)).toBe('The price of INJ-101 holds until 12 May 2027, 23:59 in Paris.');
});

test('a cart says what in it is free', () => {
  expect(freeWords(cart)).toBe('Free in your cart: EL-110, with INJ-101.');
  expect(freeWords({ ...cart, courses: [sampleLine()] })).toBe('');
  const free = breakdown && { ...breakdown, total: 0 };
  expect(freeWords({ ...cart, breakdown: free })).toContain('Everything in your cart is free');
});

test('when seats are held is said where some are bought, and not of what is free', () => {
  expect(seatsWords(cart)).toBe('Seats are held once payment begins.');
  expect(seatsWords({ ...cart, courses: [sampleLinked()] })).toBe('');
  expect(seatsWords({ ...cart, courses: [sampleLine({ problem: full })] })).toBe('');
  expect(seatsWords({ ...cart, breakdown: breakdown && { ...breakdown, total: 0 } })).toBe('');
});

test('a line says how its price has changed, and counts seats only where one can be had', () => {
  expect(changeWords(sampleLine({ formerPrice: 1_400 }))).toBe(
    'It costs more than when you added it: it was €1,400.00.',
  );
  expect(changeWords(sampleLine({ formerPrice: 1_500 }))).toContain('costs less');
  expect(changeWords(sampleLine())).toBe('');
  expect(factsText(sampleLine())).toBe('Paris, 2 days, 9 seats left');
  expect(factsText(sampleLine({ problem: full }))).toBe('Paris, 2 days');
});

test('what is missing is said in the specified words, the terms first', () => {
  const ready = { agreed: true, isBilled: true, problem: undefined, confirmed: 1, needed: 1 };
  expect(unmetOfCart(ready)).toBeUndefined();
  expect(unmetOfCart({ ...ready, agreed: false, isBilled: false })).toBe(
    'Please agree to the Terms and Conditions to proceed.',
  );
  expect(unmetOfCart({ ...ready, isBilled: false })).toBe('Please complete your billing information first.');
  const problem = problemWords([sampleLine({ problem: full })]);
  expect(unmetOfCart({ ...ready, problem })).toBe('Toxin and Fillers: This course is fully booked.');
  expect(unmetOfCart({ ...ready, confirmed: 0 })).toContain('Please confirm');
});

test('what failed is said in the specified words, with the reason where there is one', () => {
  expect(refusedWords('to-wishlist inj-101', 'No room')).toBe('Error moving to wishlist: No room');
  expect(refusedWords('save-billing', 'No')).toBe('Error saving billing info: No');
  expect(refusedWords('complete', 'No')).toBe('Error completing registration: No');
  expect(refusedWords('apply-promo', 'Expired')).toBe('Expired');
  expect(refusedWords('apply-promo', '')).toBe('Error applying promo code.');
  expect(refusedWords('pay', undefined)).toBe('Payment initiation failed. Please try again.');
});

test('only what this site says is told as done', () => {
  expect(doneWords('billing')).toBe('Billing information saved successfully!');
  expect(doneWords('toString')).toBeUndefined();
  expect(doneWords(null)).toBeUndefined();
});

test('an empty cart counts what is on the wishlist, and names what runs short', () => {
  expect(wishedWords([sampleLine(), sampleLinked()])).toBe('2 courses are on your wishlist.');
  expect(wishedWords([sampleLine({ seatsLeft: 3 }), sampleLine({ title: 'Ultrasound', seatsLeft: 1 })])).toBe(
    '2 courses are on your wishlist; Ultrasound has 1 seat left.',
  );
});
