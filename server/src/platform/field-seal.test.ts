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
