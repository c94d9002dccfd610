import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { aed, eur, minus, rateMicro, toAed } from '../money/money.ts';
import { refundable, refundInAed, spreadRefund } from './refund.ts';

const rate = rateMicro(4_330_000);

it('can give back what was captured and not yet given back', () => {
  expect(refundable({ captured: aed(100), refunded: aed(30) })).toBe(70);
  expect(() => refundable({ captured: aed(100), refunded: aed(101) })).toThrow(RangeError);
});

test.each<[number, number, number, number]>([
  [130_500, 145_000, 627_850, 565_065],
  [50, 100, 433, 217],
  [100, 100, 433, 433],
  [99, 100, 200, 200],
  [0, 100, 433, 0],
])('%i of the %i cents left with %i fils left give back %i', (...[refund, eurLeft, aedLeft, fils]) => {
  expect(refundInAed(eur(refund), { eurLeft: eur(eurLeft), aedLeft: aed(aedLeft) }, rate)).toBe(fils);
});

it('never gives back more than was captured, and after all the EUR exactly all of it', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(300_000), { maxLength: 8 }), (cents, refunds) => {
      const captured = toAed(eur(cents), rate);
      let left = { eurLeft: eur(cents), aedLeft: captured };
      let given = 0;
      for (const wish of [...refunds, cents]) {
        const refund = eur(Math.min(wish, left.eurLeft));
        const fils = refundInAed(refund, left, rate);
        left = { eurLeft: minus(left.eurLeft, refund), aedLeft: minus(left.aedLeft, fils) };
        given += fils;
      }
      expect(given).toBe(captured);
    }),
  );
});

it('spreads a refund over the captures, each used up before the next', () => {
  const captures = [
    { eurLeft: eur(29_000), aedLeft: aed(125_570) },
    { eurLeft: eur(116_000), aedLeft: aed(502_280) },
  ];
  expect(spreadRefund(eur(130_500), captures, rate)).toEqual([
    { eur: 29_000, aed: 125_570 },
    { eur: 101_500, aed: 439_495 },
  ]);
  expect(spreadRefund(eur(29_000), captures, rate)).toEqual([
    { eur: 29_000, aed: 125_570 },
    { eur: 0, aed: 0 },
  ]);
  expect(() => spreadRefund(eur(145_001), captures, rate)).toThrow(RangeError);
});
