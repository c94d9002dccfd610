import { randomBase32 } from '#server/platform/ids.ts';
import { isOneTimeCode } from './one-time-codes.ts';

const HOW_MANY = 10;

/** 120 random bits each, as they are written down: `8F2K-…`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => (randomBase32(24).match(/.{4}/g) ?? []).join('-'));

/** What was typed, as it would stand among the codes: letters that Crockford leaves out are read as he says. */
export const readTypedCode = (typed: string): string => {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return isOneTimeCode(plain) ? plain : (plain.match(/.{1,4}/g) ?? []).join('-');
};
