import { expect, test } from 'vitest';
import type { Readiness } from '#contracts/site/admin-readiness.ts';
import { itemsOf } from './readiness-words.ts';

const AT = '2026-11-27T12:00:00.000Z';

const nothing: Readiness = {
  gateway: {
    isDone: false,
    name: 'stripe',
    isTest: false,
    least: 'AED 2.00',
    caseId: null,
    paidAt: null,
    refundedAt: null,
  },
  webhook: {
    isDone: false,
    seenAt: null,
    address: 'https://academy.example/payments/webhooks/stripe',
    events: ['refund.failed', 'charge.dispute.*'],
  },
  mail: { isDone: false, sentAt: null, sentTo: '', arrivedAt: null },
  taxes: {
    isDone: false,
    samples: [],
    legalName: 'Byron Academy LLC',
    legalAddress: 'London',
    registrationNumber: '',
    taxName: 'VAT',
    rateBp: 500,
    version: 3,
    confirmedAt: null,
    confirmedBy: null,
  },
  legalPages: { isDone: false, samples: ['/terms'], pages: ['/terms', '/privacy'] },
  backup: { isDone: false, backupAt: null, restoredAt: null },
};

const itemOf = (key: keyof Readiness, changes: Partial<Readiness> = {}) =>
  itemsOf({ ...nothing, ...changes }).find((item) => item.key === key);

test('whoever has set up no messages is told the address and the events', () => {
  expect(itemOf('webhook')?.facts).toEqual([
    ['Address', 'https://academy.example/payments/webhooks/stripe'],
    ['Events', 'refund.failed, charge.dispute.*'],
  ]);
  const gateway = { ...nothing.gateway, caseId: '1', paidAt: AT };
  expect(itemOf('webhook', { gateway })?.text).toContain('None has come since the payment.');
  const seen = { ...nothing.webhook, isDone: true, seenAt: AT };
  expect(itemOf('webhook', { webhook: seen })).toMatchObject({ isDone: true, facts: [] });
});

test('a trial is asked for once, and while its money is on its way back its case is shown', () => {
  expect(itemOf('gateway')).toMatchObject({ press: { act: 'payment' }, link: undefined });
  const gateway = { ...nothing.gateway, caseId: '1', paidAt: AT };
  expect(itemOf('gateway', { gateway })).toMatchObject({
    press: undefined,
    text: expect.stringContaining('on their way back'),
    link: { to: '/admin/general-payment?case=1' },
  });
  expect(itemOf('gateway')?.text).not.toContain('test keys');
});

test('facts of the sample are no matter of confirming', () => {
  expect(itemOf('taxes')).toMatchObject({
    press: { act: 'taxes' },
    facts: expect.arrayContaining([['Registration number', 'None']]),
  });
  const taxes = { ...nothing.taxes, samples: ['address' as const] };
  expect(itemOf('taxes', { taxes })).toMatchObject({
    press: undefined,
    text: 'Documents still have the address of the sample academy.',
  });
});
