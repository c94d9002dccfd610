import { expect, test } from 'vitest';
import { localDate } from '../time/local-date.ts';
import { certificateState } from './certificate-state.ts';

const today = localDate('2027-03-02');
const fresh = { isRevoked: false, isSuperseded: false, expiresOn: null };

test('a certificate for life is valid', () => {
  expect(certificateState(fresh, today)).toBe('valid');
});

test('the last day counts, the day after it does not', () => {
  expect(certificateState({ ...fresh, expiresOn: localDate('2027-03-02') }, today)).toBe('valid');
  expect(certificateState({ ...fresh, expiresOn: localDate('2027-03-01') }, today)).toBe('expired');
});

test('what was taken back is never told as replaced or expired', () => {
  const facts = { isRevoked: true, isSuperseded: true, expiresOn: localDate('2020-01-01') };
  expect(certificateState(facts, today)).toBe('revoked');
  expect(certificateState({ ...facts, isRevoked: false }, today)).toBe('superseded');
});
