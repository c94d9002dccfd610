import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEMPLATES } from './all-mails.ts';

/** Under which mails may be waiting that an earlier version owed. */
const NAMES = [
  'verify-email',
  'reset-password',
  'new-device',
  'two-step-set-up',
  'two-step-removed',
  'two-step-reset',
  'passkey-added',
  'passkey-removed',
  'recovery-code-used',
  'recovery-codes-low',
  'order-confirmed',
  'transfer-awaited',
  'order-lapsed',
  'part-due',
  'place-claimed',
  'credit-issued',
  'credit-returned',
  'credit-ending',
  'gift-sent',
  'gift-waiting',
  'gift-claimed',
  'gift-missed',
  'enrolment-cancelled',
  'line-cancelled',
  'line-moved',
  'move-awaited',
  'pass-on-to-pay',
  'pass-on-invited',
  'pass-on-ending',
  'pass-on-accepted',
  'pass-on-ended',
  'guest-moved',
  'course-cancelled',
  'course-postponed',
  'course-takes-place',
  'guest-called-off',
  'guest-postponed',
  'access-ending',
  'waiting-joined',
  'seat-offered',
  'offer-passed',
  'offer-withdrawn',
  'waiting-removed',
  'waiting-called-off',
  'payment-received',
  'payment-refused',
  'refund-sent',
  'paper-again',
  'company-first-receipt',
  'company-receipt',
  'company-refund',
  'company-credit',
  'case-link',
  'case-payment-received',
  'case-part-due',
  'case-cancelled',
  'course-notice',
  'sessions-changed',
  'review-asked',
  'recording-published',
  'version-published',
  'certificate-issued',
  'certificate-revoked',
  'certificate-ending',
  'film-returned',
  'enquiry-received',
  'enquiry-reply',
  'enquiry-account-found',
  'enquiry-for-academy',
  'academy-new-order',
  'academy-case-paid',
  'academy-link-asked',
  'academy-case-problem',
  'academy-needs-action',
  'mail-tried',
  'erasure-announced',
  'erasure-refused',
  'erasure-done',
  'licence-decided',
  'licence-ending',
  'licence-ended',
  'pay-after-licence',
];

test('a mail that waits since an earlier version is found by its name', () => {
  expect(NAMES.filter((name) => !TEMPLATES.has(name))).toEqual([]);
});

test('every mail that has a file is in the list', async () => {
  const found: unknown[] = [];
  for await (const file of glob('*/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })) {
    const module: Record<string, object> = await import(join(import.meta.dirname, file));
    found.push(...Object.values(module).filter((one) => 'template' in Object(one)));
  }
  expect(found.length).toBeGreaterThan(20);
  expect(new Set(found)).toEqual(new Set(TEMPLATES.values()));
});
