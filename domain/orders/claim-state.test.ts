import { expect, test } from 'vitest';
import { claimPlaceState, claimState } from './claim-state.ts';

const waiting = { state: 'open', isCourseCancelled: false, hasBegun: false, isHad: false } as const;

test('a place can be claimed until its first session, by who does not have the course', () => {
  expect(claimPlaceState(waiting)).toBe('open');
  expect(claimPlaceState({ ...waiting, isHad: true })).toBe('had');
  expect(claimPlaceState({ ...waiting, isHad: true, hasBegun: true })).toBe('begun');
  expect(claimPlaceState({ ...waiting, hasBegun: true, isCourseCancelled: true })).toBe('gone');
  expect(claimPlaceState({ ...waiting, state: 'cancelled' })).toBe('gone');
});

test('who takes part does so also after the course has begun', () => {
  expect(claimPlaceState({ ...waiting, state: 'accepted', hasBegun: true, isHad: true })).toBe('claimed');
});

test('an invitation is open for as long as one of its places is', () => {
  expect(claimState(['claimed', 'begun', 'open'])).toBe('open');
  expect(claimState(['had'])).toBe('open');
  expect(claimState(['claimed', 'begun', 'gone'])).toBe('claimed');
  expect(claimState(['begun', 'gone'])).toBe('too-late');
  expect(claimState(['gone'])).toBe('taken-back');
  expect(claimState([])).toBe('replaced');
});
