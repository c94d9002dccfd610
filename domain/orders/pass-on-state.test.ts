import { expect, test } from 'vitest';
import { isWaitingPassOn, type PassOnFacts, passOnState } from './pass-on-state.ts';

const UNPAID: PassOnFacts = {
  change: 'pending',
  isInvited: false,
  isOpened: false,
  isDeclined: false,
  isOver: false,
};
const INVITED: PassOnFacts = { ...UNPAID, isInvited: true };

test('a seat waits for its fee, then for the colleague to open the letter, then for them to accept', () => {
  expect(passOnState(UNPAID)).toBe('unpaid');
  expect(passOnState(INVITED)).toBe('invited');
  expect(passOnState({ ...INVITED, isOpened: true })).toBe('opened');
  expect(passOnState({ ...INVITED, isOpened: true, change: 'done' })).toBe('accepted');
});

test('it stays with its giver when nobody accepts in time, also before that is carried out', () => {
  expect(passOnState({ ...INVITED, isOver: true })).toBe('lapsed');
  expect(passOnState({ ...INVITED, change: 'lapsed' })).toBe('lapsed');
  expect(passOnState({ ...INVITED, change: 'given-up' })).toBe('taken-back');
  expect(passOnState({ ...INVITED, change: 'given-up', isDeclined: true })).toBe('declined');
});

test('only what is unpaid, sent or opened may still come about', () => {
  expect((['unpaid', 'invited', 'opened'] as const).every(isWaitingPassOn)).toBe(true);
  expect((['accepted', 'declined', 'lapsed', 'taken-back'] as const).some(isWaitingPassOn)).toBe(false);
});
