import { expect, test } from 'vitest';
import { issuesAtFields, readSale } from './sale-read.ts';

const A = '01a20e48-f667-768c-a0f5-a8e3f72034c6';
const B = '01a20e48-f976-7acd-94d6-e3a1a8c0fe47';

const formOf = (entries: readonly [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};
const COURSES: [string, string][] = [
  ['course', A],
  [`shown.${A}`, '145000'],
  ['course', B],
  [`shown.${B}`, '14000'],
];
const KNOWN: [string, string][] = [
  ['who', 'known'],
  ['personId', A],
];

test('a price that nobody could enter is the one that was shown, and the total is of what is said', () => {
  const { input } = readSale(formOf([...KNOWN, ...COURSES, [`price.${A}`, '1,000.50'], ['payment', 'cash']]));
  expect(input).toMatchObject({
    person: { kind: 'known', _id: A },
    lines: [
      { courseId: A, priceEur: 100_050 },
      { courseId: B, priceEur: 14_000 },
    ],
    totalEur: 114_050,
  });
});

test('of the ways to pay only the chosen one is read, and nobody agrees for who pays by link', () => {
  const rest: [string, string][] = [
    ['payment', 'link'],
    ['agreedTerms', 'on'],
    ['freeReason', 'A speaker'],
    ['beyondTransferShare', 'on'],
  ];
  const { input } = readSale(formOf([...KNOWN, ...COURSES, ...rest]));
  expect(input).toMatchObject({ payment: 'link', agreedTerms: false });
  expect(input).not.toHaveProperty('freeReason');
  expect(input).not.toHaveProperty('beyondTransferShare');
});

test('a code that was applied is taken off the sum; one that does not make it free is not spent on what is free', () => {
  const applied: [string, string][] = [
    ['promoCode', 'WELCOME10'],
    ['promoDiscount', '15900'],
  ];
  const read = (payment: string, ...more: [string, string][]) =>
    readSale(formOf([...KNOWN, ...COURSES, ...applied, ['payment', payment], ...more])).input;
  expect(read('cash')).toMatchObject({ totalEur: 143_100, promoCode: 'WELCOME10' });
  expect(read('free')?.promoCode).toBeUndefined();
});

test('what is confirmed and what is waived is read by its key', () => {
  const asks: [string, string][] = [
    ['payment', 'link'],
    ['confirmations.botox:prerequisite-1', 'on'],
    ['waivers.botox:insurance', 'Seen'],
    ['waivers.botox:prerequisite-1', ''],
  ];
  const { input } = readSale(formOf([...KNOWN, ...COURSES, ...asks]));
  expect(input?.confirmations).toEqual(['botox:prerequisite-1']);
  expect(input?.waivers).toEqual([{ key: 'botox:insurance', reason: 'Seen' }]);
});

test('what cannot be read is said at its field, and so is what the server refuses', () => {
  const form = formOf([...COURSES, [`price.${B}`, 'much']]);
  expect(readSale(form).issues?.map(({ field }) => field)).toEqual(['payment', `price.${B}`, 'personId']);
  const refused = ['lines.1.reason', 'lines.0.courseId', 'person.email', 'freeReason'];
  const told = issuesAtFields(
    refused.map((field) => ({ field, message: 'No' })),
    form,
  );
  expect(told.map(({ field }) => field)).toEqual([`reason.${B}`, 'courses', 'email', 'freeReason']);
});
