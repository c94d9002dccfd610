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

test.each(['refund', 'terms'])('the page about %s has no figure of the policy of its own', (name) => {
  expect(fileOf(name).match(/\d+ ?%|€ ?\d+|\b\d+ (days|months)\b/g) ?? []).toEqual([]);
});

// Orders name the version that they agreed to: another policy is another version of the terms.
test('the terms of 1 November 2026 say of cancelling, moving and passing on what was agreed', () => {
  const text = fileOf('terms').replace(/\{\{(\w+)\}\}/g, (_, key: string) => policyContent()[key] ?? key);
  expect(text).toContain('version: 2026-11-01');
  for (const agreed of [
    [
      '| You cancel | You receive |',
      '|---|---|',
      '| 30 days or more before | 90% of what you have paid |',
      '| 15 to 29 days before | 50% of what you have paid |',
      '| under 15 days before | a credit note for a later course, valid for 12 months |',
    ].join('\n'),
    'Moving to another date of the same course is free 30 days or more before the start, costs €50 from 15 to 29 days before, and is not possible later.',
    'at least 7 days before the start, for a fee of €100, if that person',
  ])
    expect(text).toContain(agreed);
});
