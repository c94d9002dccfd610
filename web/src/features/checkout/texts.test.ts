import { describe, expect, it } from 'vitest';
import type { BreakdownView } from '#contracts/orders/checkout.ts';
import { CHECKOUT_WORDS } from './failure-words.ts';
import { payLabel, rateNote, unmetPrecondition } from './pay-text.ts';
import { choosePlan, planDetail, planTitle, scheduleRows } from './plan-text.ts';
import { knownReason } from './result/failure-reasons.ts';

const part = (over: Partial<BreakdownView['parts'][number]>): BreakdownView['parts'][number] => ({
  sequence: 0,
  kind: 'full',
  shareBp: 10_000,
  dueOn: '2027-01-10',
  eur: 145_000,
  aed: 627_850,
  ...over,
});
const installments = {
  plan: 'installments' as const,
  parts: [
    part({ kind: 'installment', shareBp: 5_000, eur: 72_500, aed: 313_925 }),
    part({
      kind: 'installment',
      sequence: 1,
      shareBp: 2_500,
      eur: 36_250,
      aed: 156_963,
      dueOn: '2027-03-19',
    }),
    part({
      kind: 'installment',
      sequence: 2,
      shareBp: 2_500,
      eur: 36_250,
      aed: 156_962,
      dueOn: '2027-04-02',
    }),
  ],
};
const deposit = {
  plan: 'deposit' as const,
  parts: [
    part({ kind: 'deposit', shareBp: 2_000, eur: 29_000 }),
    part({ kind: 'balance', sequence: 1, shareBp: 8_000, eur: 116_000, dueOn: '2027-04-02' }),
  ],
};

describe('the pay button', () => {
  it('says what is due today in AED, and below it the euros and the rate', () => {
    expect(payLabel({ total: 145_000, dueTodayAed: 627_850 })).toBe('Proceed to Payment - AED 6,278.50');
    expect(rateNote({ dueTodayEur: 145_000, rate: 4_330_000 })).toBe('EUR 1,450.00 at 4.33');
    expect(rateNote({ dueTodayEur: 10_000, rate: 4_200_000 })).toBe('EUR 100.00 at 4.20');
    expect(rateNote({ dueTodayEur: 10_000, rate: 4_332_500 })).toBe('EUR 100.00 at 4.3325');
  });

  it('completes the registration where nothing is to be paid', () => {
    expect(payLabel({ total: 0, dueTodayAed: 0 })).toBe('Complete Registration (FREE)');
  });

  it('tells what is missing, the account first and then the terms', () => {
    const ready = { isGuest: false, agreed: true, confirmed: 2, needed: 2 };
    expect(unmetPrecondition(ready)).toBeUndefined();
    expect(unmetPrecondition({ ...ready, isGuest: true, agreed: false })).toBe(
      'Please login or register first',
    );
    expect(unmetPrecondition({ ...ready, agreed: false, confirmed: 0 })).toBe(
      'Please agree to Terms and Conditions',
    );
    expect(unmetPrecondition({ ...ready, confirmed: 1 })).toMatch(/confirm the points/);
  });
});

describe('a plan', () => {
  it('is named with its percentage or its number of payments', () => {
    expect(planTitle({ plan: 'full', parts: [part({})] })).toBe('Full payment');
    expect(planTitle(deposit)).toBe('Deposit (20%)');
    expect(planTitle({ ...deposit, parts: [part({})] }, 30)).toBe('Deposit (30%)');
    expect(planTitle(installments)).toBe('3 installments');
  });

  it('is the one that was wished for last and is offered, else the first', () => {
    const plans = ['full', 'deposit'].map((plan) => ({ plan }) as BreakdownView);
    expect(choosePlan(plans, [undefined, 'deposit', 'full']).plan).toBe('deposit');
    expect(choosePlan(plans, ['installments', null]).plan).toBe('full');
    expect(() => choosePlan([], ['full'])).toThrow();
  });

  it('tells what follows, with sums and dates', () => {
    expect(planDetail({ plan: 'full', parts: [part({})] })).toBe('One payment today, nothing later.');
    expect(planDetail(deposit)).toBe('The balance of €1,160.00 is due on 2 April 2027.');
    expect(planDetail(installments)).toBe(
      '€362.50 on 19 March 2027 and €362.50 on 2 April 2027. No interest, no fee.',
    );
    expect(planDetail({ plan: 'deposit', parts: [part({})] })).toMatch(/everything is due today/);
  });

  it('has one row for each payment, today first', () => {
    const rows = scheduleRows(installments);
    expect(rows.map(({ when, detail, amount }) => [when, detail, amount])).toEqual([
      ['Today', '1st of 3, 50%', '€725.00'],
      ['19 March 2027', '2nd of 3, 25%', '€362.50'],
      ['2 April 2027', '3rd of 3, 25%', '€362.50'],
    ]);
    expect(rows.map(({ current }) => current)).toEqual([true, false, false]);
    expect(scheduleRows(deposit)[1]?.detail).toBe('Balance, 80%');
  });
});

describe('the failure page', () => {
  it('repeats known reasons and replaces all others', () => {
    expect(knownReason('Card declined')).toBe('Card declined');
    expect(knownReason('the payment was not completed')).toBe('The payment was not completed');
    expect(knownReason('Call +1 555 and pay again')).toBe('Payment processing failed');
    expect(knownReason(null)).toBe('Payment processing failed');
  });
});

describe('a submission that never arrived', () => {
  const broken = new TypeError('Failed to fetch');
  const outside = (data: string) => ({ status: 500, statusText: 'Oops', internal: false, data });

  it('is told in the words of its form', () => {
    expect(CHECKOUT_WORDS.failed('login', broken)).toBe(
      'Error during login: No connection. Please try again.',
    );
    expect(CHECKOUT_WORDS.failed('complete', broken)).toBe('Error completing registration');
    expect(CHECKOUT_WORDS.failed('pay', broken)).toBe('Error processing checkout. Please try again.');
    expect(CHECKOUT_WORDS.failed('apply-promo', outside('<h1>Oops</h1>'))).toBe(
      'Error applying promo code. Please try again.',
    );
  });

  it('that was refused without a word on the way is told as a refusal', () => {
    const wordless = outside('{"success":false}');
    expect(CHECKOUT_WORDS.failed('login', wordless)).toBe('Login failed. Please check your credentials.');
    expect(CHECKOUT_WORDS.failed('register', wordless)).toBe('Registration failed');
    expect(CHECKOUT_WORDS.failed('save-billing', wordless)).toBe('Error updating billing information');
    expect(CHECKOUT_WORDS.failed('apply-promo', wordless)).toBe('Error applying promo');
  });
});
