import { expect, test } from 'vitest';
import { nameOf } from './teaching.ts';

test.each([
  { name: 'Layla Haddad' },
  { fullName: 'Layla Haddad' },
  { firstName: 'Layla', lastName: 'Haddad' },
  { name: '', fullName: null, firstName: 'Layla', lastName: 'Haddad' },
])('%o is Layla Haddad', (given) => {
  expect(nameOf(given)).toBe('Layla Haddad');
});

test('whoever has one name only is called by it', () => {
  expect(nameOf({ firstName: 'Layla' })).toBe('Layla');
});
