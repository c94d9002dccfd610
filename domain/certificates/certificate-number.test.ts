import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certificateNumber, readCertificateNumber } from './certificate-number.ts';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const sign = fc.constantFrom(...SIGNS);
const drawn = fc.array(sign, { minLength: 10, maxLength: 10 }).map((signs) => signs.join(''));
const signsOf = (number: string) => number.replace(/^AUR-|-/g, '');

test('a number has the academy’s letters and three groups of four', () => {
  expect(certificateNumber('9F4T2XQMB7')).toMatch(/^AUR-9F4T-2XQM-B7[0-9A-HJKMNP-TV-Z]{2}$/);
});

test('however it is typed it is the same number', () => {
  const number = certificateNumber('01010101AB');
  const ways = [
    number,
    number.toLowerCase(),
    signsOf(number),
    ` ${number.replaceAll('-', ' ')} `,
    number.replaceAll('-', '–'),
    number.replaceAll('0', 'o').replaceAll('1', 'l'),
  ];
  for (const typed of ways) expect(readCertificateNumber(typed)).toEqual({ number });
});

test('one wrong sign, wherever it is, is found and set right', () => {
  fc.assert(
    fc.property(drawn, fc.nat(11), sign, (signs, place, wrong) => {
      const number = certificateNumber(signs);
      const right = signsOf(number);
      fc.pre(right[place] !== wrong);
      const typed = `${right.slice(0, place)}${wrong}${right.slice(place + 1)}`;
      expect(readCertificateNumber(typed)).toEqual({ number: null, likely: number });
    }),
  );
});

test('two signs in each other’s places are never a number', () => {
  fc.assert(
    fc.property(drawn, fc.nat(10), (signs, place) => {
      const right = signsOf(certificateNumber(signs));
      fc.pre(right[place] !== right[place + 1]);
      const typed = `${right.slice(0, place)}${right[place + 1]}${right[place]}${right.slice(place + 2)}`;
      expect(readCertificateNumber(typed)).toMatchObject({ number: null });
    }),
  );
});

test.each([
  '',
  'AUR',
  'AUR-9F4T-2XQM',
  'R-2027-000012',
  '🙂'.repeat(12),
  'U'.repeat(12),
  '0'.repeat(400),
])('what is no number is none, and like none: %s', (typed) => {
  expect(readCertificateNumber(typed)).toEqual({ number: null, likely: null });
});
