import { expect, test } from 'vitest';
import { createFieldSeal } from './field-seal.ts';

const { close, open } = createFieldSeal('k'.repeat(32));

test('what is sealed for one opens for them and for nobody else, and no two seals are alike', () => {
  const sealed = close('JBSWY3DP', 'authenticator:ada');
  expect(open(sealed, 'authenticator:ada')).toBe('JBSWY3DP');
  expect(sealed).not.toBe(close('JBSWY3DP', 'authenticator:ada'));
  expect(() => open(sealed, 'authenticator:eve')).toThrow();
});

test('another key opens nothing, and what was changed or cut does not open', () => {
  const sealed = close('JBSWY3DP', 'authenticator:ada');
  expect(() => createFieldSeal('o'.repeat(32)).open(sealed, 'authenticator:ada')).toThrow();
  const changed = Buffer.from(sealed, 'base64url');
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => open(changed.toString('base64url'), 'authenticator:ada')).toThrow();
  expect(() => open(sealed.slice(0, 20), 'authenticator:ada')).toThrow();
});

test('while the key is replaced the one before opens too, and what it sealed is renewed once', () => {
  const after = createFieldSeal('n'.repeat(32), 'k'.repeat(32));
  const sealed = close('JBSWY3DP', 'authenticator:ada');
  expect(after.open(sealed, 'authenticator:ada')).toBe('JBSWY3DP');
  expect(after.renew(sealed, 'authenticator:eve')).toBeNull();
  const renewed = after.renew(sealed, 'authenticator:ada') ?? '';
  expect(createFieldSeal('n'.repeat(32)).open(renewed, 'authenticator:ada')).toBe('JBSWY3DP');
  expect(after.open(renewed, 'authenticator:ada')).toBe('JBSWY3DP');
  expect(after.renew(renewed, 'authenticator:ada')).toBeNull();
});
