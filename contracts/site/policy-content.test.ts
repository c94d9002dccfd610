import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { basisPoints, eur } from '#domain/money/money.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import { policyContent } from './policy-content.ts';

const fileOf = (name: string) => readFileSync(new URL(`../../content/${name}.md`, import.meta.url), 'utf8');

test('the rules are printed from the policy that orders agree to', () => {
  expect(policyContent()).toMatchObject({
    cancellationTable: [
      '| Before the course | You receive |',
      '|---|---|',
      '| 30 days or more | 90% of what you have paid |',
      '| 15 to 29 days | 50% of what you have paid |',
      '| under 15 days | no refund, but a credit note for future courses, valid for 12 months |',
    ].join('\n'),
    cancellationExample:
      'by 10 March 2027 €1,305.00, 11–25 March 2027 €725.00, from 26 March 2027 a credit note of €1,450.00',
    changeOfDateTable: expect.stringContaining('| 15 to 29 days | €50.00 fee |'),
    passOnFee: '€100.00',
    passOnDays: '7',
  });
});

test('another policy prints other rules', () => {
  const strict = {
    ...DEFAULT_POLICY,
    cancellation: [{ fromDaysBefore: 0, refundBp: basisPoints(0), creditNoteBp: basisPoints(0) }],
    transfer: { fee: eur(2_500), fromDaysBefore: 3 },
  };
  expect(policyContent(strict)).toMatchObject({
    cancellationTable: expect.stringContaining('| 0 days or more | no refund |'),
    passOnFee: '€25.00',
    passOnDays: '3',
  });
});

test('the page about refunds has no figure of the policy of its own', () => {
  expect(fileOf('refund').match(/\d+ ?%|€ ?\d+|\b\d+ days\b/g) ?? []).toEqual([]);
});
