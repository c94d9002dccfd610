import { expect, test } from 'vitest';
import type { LicenceState } from './licence-standing.ts';
import { renewalOf } from './renewal.ts';

const licence = (state: LicenceState, expiresOn: string | null, profession = 'Nurse') => ({
  state,
  expiresOn,
  profession,
});
const ending = licence('accepted', '2027-06-30');

test.each([
  ['nothing else', [ending], null],
  ['one that never ends', [ending, licence('accepted', null)], 'accepted'],
  ['one that is good for longer', [ending, licence('accepted', '2028-06-30')], 'accepted'],
  ['one that ends on the same day', [ending, licence('accepted', '2027-06-30')], null],
  ['one of another profession', [ending, licence('accepted', null, 'Dentist')], null],
  ['one that is looked at', [ending, licence('awaiting', '2028-06-30')], 'awaiting'],
  ['one that was refused', [ending, licence('refused', '2028-06-30')], null],
  ['several', [licence('awaiting', null), licence('accepted', '2028-06-30'), ending], 'accepted'],
] as const)('a licence that ends, and %s', (...[, licences, renewal]) => {
  expect(renewalOf(ending, licences)).toBe(renewal);
});
