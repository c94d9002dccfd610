import { expect, test } from 'vitest';
import type { Api } from '#contracts/api.ts';
import { CASE_STATUSES } from '#domain/cases/case-status.ts';
import { intentOn, readIntent } from '#web/forms/intent.ts';
import { cardActs, caseActs, doneOf, offeredActs, performCaseAct } from './case-acts.ts';
import { readBatch } from './read-case-forms.ts';

const formWith = (entries: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
};

/** A server that says yes to everything, and what it was asked. */
function listeningApi() {
  const asked: unknown[][] = [];
  const call = async (...parts: unknown[]) => {
    asked.push(parts);
    return { success: true, paymentCase: { status: 'partially_paid' } };
  };
  return { api: { call } as unknown as Api, asked };
}

test('a card offers what its status allows, and deleting whatever it is', () => {
  expect(cardActs('active', true)).toEqual(['resend', 'mark-paid', 'extend', 'delete']);
  expect(cardActs('pending', true)).toEqual(cardActs('active', true));
  expect(cardActs('partially_paid', true)).toEqual(cardActs('active', true));
  expect(cardActs('expired', true)).toEqual(['extend', 'delete']);
  for (const status of ['draft', 'fully_paid', 'paid', 'cancelled', 'refunded'] as const)
    expect(cardActs(status, true)).toEqual(['delete']);
});

test('only an administrator is offered refunds and deleting', () => {
  for (const status of CASE_STATUSES) {
    expect(cardActs(status, false)).not.toContain('delete');
    const offered = offeredActs({ status, isAdmin: false, refundableAed: 10_000 });
    expect(offered).not.toContain('refund');
    expect(offered).not.toContain('delete');
  }
  expect(offeredActs({ status: 'fully_paid', isAdmin: true, refundableAed: 10_000 })).toContain('refund');
  expect(offeredActs({ status: 'active', isAdmin: true, refundableAed: 0 })).not.toContain('refund');
});

test('a draft is sent or given up, and what is over is neither extended nor marked as paid', () => {
  expect(offeredActs({ status: 'draft', isAdmin: true, refundableAed: 0 })).toEqual([
    'send',
    'cancel',
    'delete',
  ]);
  const over = offeredActs({ status: 'cancelled', isAdmin: true, refundableAed: 0 });
  expect(over).toEqual(['replace', 'delete']);
});

test('money that came another way is told in the case’s own currency, once', async () => {
  const { api, asked } = listeningApi();
  const form = formWith({
    amount: '1,250.50',
    currency: 'EUR',
    paymentMethod: 'Manual',
    reference: '',
    receivedOn: '2027-03-10',
    notes: 'Marked as paid by admin',
    idempotencyKey: 'key-1',
  });
  const answer = await performCaseAct['mark-paid']({ api, id: 'c1', form });
  expect(asked).toEqual([
    [
      'markPaymentCasePaid',
      {
        id: 'c1',
        amount: 1250.5,
        currency: 'EUR',
        paymentMethod: 'Manual',
        reference: '',
        receivedOn: '2027-03-10',
        notes: 'Marked as paid by admin',
      },
      { idempotencyKey: 'key-1' },
    ],
  ]);
  expect(doneOf('mark-paid', answer)).toBe('recorded');
  expect(doneOf('resend', { success: true })).toBe('resend');
});

test('an amount that cannot be read is not sent', async () => {
  const { api, asked } = listeningApi();
  const answer = await performCaseAct.refund({ api, id: 'c1', form: formWith({ amount: '12,50' }) });
  expect(asked).toEqual([]);
  expect(answer).toMatchObject({ success: false, issues: [{ field: 'amount' }] });
});

test('a form names its act and its case', () => {
  expect(readIntent(intentOn('mark-paid', 'c1'), caseActs)).toEqual({ act: 'mark-paid', id: 'c1' });
  expect(readIntent('burn c1', caseActs).act).toBeUndefined();
});

test('several cases are told with what the pressed button needs', () => {
  const form = formWith({ batch: 'extend', batchDays: '14', batchReason: 'not asked for' });
  for (const id of ['a', 'b']) form.append('ids', id);
  expect(readBatch(form).input).toEqual({
    ids: ['a', 'b'],
    action: 'extend',
    days: 14,
    reason: undefined,
  });
  form.set('batchDays', 'soon');
  expect(readBatch(form).issues).toMatchObject([{ field: 'batchDays' }]);
  form.set('batch', 'cancel');
  expect(readBatch(form).input).toMatchObject({ action: 'cancel', reason: 'not asked for' });
});
