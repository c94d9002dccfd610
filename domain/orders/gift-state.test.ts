import { describe, expect, test } from 'vitest';
import { canTakeBack, type GiftFacts, giftNotice, giftState } from './gift-state.ts';

const waiting: GiftFacts = {
  isOrderConfirmed: true,
  isTakenBack: false,
  isOpened: false,
  isSent: false,
  hasAddress: true,
  places: ['open', 'open'],
};

describe('a gift, as its giver sees it', () => {
  test.each([
    ['planned', {}],
    ['to-hand-on', { hasAddress: false }],
    ['sent', { isSent: true }],
    ['opened', { isSent: true, isOpened: true }],
    ['opened', { isOpened: true, places: ['claimed', 'open'] }],
    ['claimed', { isOpened: true, places: ['claimed', 'begun'] }],
    ['too-late', { places: ['begun', 'gone'] }],
    ['called-off', { places: ['gone'] }],
    ['called-off', { isOrderConfirmed: false, places: ['gone'] }],
    ['taken-back', { isOrderConfirmed: false, isTakenBack: true, places: ['gone'] }],
  ] as const)('is %s', (state, facts) => {
    expect(giftState({ ...waiting, ...facts })).toBe(state);
  });

  test('goes back as a whole, while nobody has claimed any of it and none of it has begun', () => {
    expect(canTakeBack(waiting)).toBe(true);
    expect(canTakeBack({ ...waiting, places: ['open', 'claimed'] })).toBe(false);
    expect(canTakeBack({ ...waiting, places: ['open', 'begun'] })).toBe(false);
    expect(canTakeBack({ ...waiting, isOrderConfirmed: false })).toBe(false);
  });
});

test('a reminder is due 14 and 3 days before, or a little later, and never on the day itself', () => {
  const due = Array.from({ length: 17 }, (_, daysLeft) => [daysLeft, giftNotice(daysLeft)] as const);
  expect(due.filter(([, notice]) => notice)).toEqual([
    [1, '3'],
    [2, '3'],
    [3, '3'],
    [12, '14'],
    [13, '14'],
    [14, '14'],
  ]);
});
