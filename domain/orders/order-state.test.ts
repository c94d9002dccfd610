import { describe, expect, it, test } from 'vitest';
import { ATTEMPT_STATES, canMoveAttempt, canMoveOrder, isLiveAttempt, ORDER_STATES } from './order-state.ts';

const pairs = <S extends string>(states: readonly S[]) => {
  return states.flatMap((from) => states.map((to): [S, S] => [from, to]));
};

describe('an order', () => {
  const legal = new Set([
    'draft placed',
    'draft cancelled',
    'placed confirmed',
    'placed cancelled',
    'placed lapsed',
    'confirmed cancelled',
    'lapsed placed',
    'lapsed confirmed',
    'lapsed cancelled',
  ]);

  test.each(pairs(ORDER_STATES))('from %s to %s moves only where the table says so', (from, to) => {
    expect(canMoveOrder(from, to)).toBe(legal.has(`${from} ${to}`));
  });
});

describe('an attempt', () => {
  const legal = new Set([
    'created open',
    'created captured',
    'created declined',
    'created abandoned',
    'created unknown',
    'open captured',
    'open declined',
    'open abandoned',
    'open unknown',
    'declined captured',
    'abandoned captured',
    'unknown open',
    'unknown captured',
    'unknown declined',
    'unknown abandoned',
  ]);

  test.each(pairs(ATTEMPT_STATES))('from %s to %s moves only where the table says so', (from, to) => {
    expect(canMoveAttempt(from, to)).toBe(legal.has(`${from} ${to}`));
  });

  it('can always turn out to have been paid, and never to have been unpaid after all', () => {
    for (const state of ATTEMPT_STATES) {
      expect(canMoveAttempt(state, 'captured')).toBe(state !== 'captured');
      expect(canMoveAttempt('captured', state)).toBe(false);
    }
  });

  it('lives until the gateway has given a final answer', () => {
    expect(ATTEMPT_STATES.filter(isLiveAttempt)).toEqual(['created', 'open', 'unknown']);
  });
});
