import { expect, test } from 'vitest';
import { personStatusOf } from './person-status.ts';
import { whyNotTakeAway } from './why-not-take-away.ts';

const at = new Date(0);
const nothing = { disabledAt: null, emailVerifiedAt: null, invitedAt: null, erasedAt: null };

test.each([
  ['erased, whatever else has happened', { erasedAt: at, disabledAt: at, emailVerifiedAt: at }, 'erased'],
  [
    'disabled, whatever else has happened',
    { disabledAt: at, emailVerifiedAt: at, invitedAt: at },
    'disabled',
  ],
  [
    'active once the address is confirmed, also after an invitation',
    { emailVerifiedAt: at, invitedAt: at },
    'active',
  ],
  ['invited until the invitation is answered', { invitedAt: at }, 'invited'],
  ['unverified after a sign-up', {}, 'unverified'],
] as const)('an account is %s', (_, facts, status) => {
  expect(personStatusOf({ ...nothing, ...facts })).toBe(status);
});

test('nobody takes their own power away, and nobody that of the last administrator', () => {
  const other = { isOneself: false, isAdministrator: true, administrators: 2 };
  expect(whyNotTakeAway({ ...other, isOneself: true })).toContain('yourself');
  expect(whyNotTakeAway({ ...other, administrators: 1 })).toContain('last administrator');
  expect(whyNotTakeAway(other)).toBeNull();
  expect(whyNotTakeAway({ isOneself: false, isAdministrator: false, administrators: 1 })).toBeNull();
});
