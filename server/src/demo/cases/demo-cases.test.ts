import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentCaseEndpoints } from '#contracts/payment-cases/admin-payment-cases.ts';
import { given } from '#server/testing/given.ts';
import { createLoadedDemo } from '#server/testing/worlds/loaded-demo.ts';
import { listActions } from '../../modules/payments/index.ts';

const demo = given(createLoadedDemo);

test('a payment that came when the course was full and an amount in doubt need somebody’s attention', async () => {
  const actions = await listActions(demo.database.db);
  expect(actions.map(({ kind }) => kind).sort()).toEqual(['case-problem', 'unapplied']);
});

test('payment cases have come to every status but that of a card page that is open', async () => {
  const { caller, call } = await demo.signInAs('Staff');
  const { answer } = await call(paymentCaseEndpoints.listPaymentCases, {}, caller);
  const { paymentCases } = paymentCaseEndpoints.listPaymentCases.response.parse(answer);
  const counts = Object.groupBy(paymentCases, ({ status }) => status);
  expect(Object.fromEntries(Object.entries(counts).map(([status, all]) => [status, all.length]))).toEqual({
    draft: 1,
    active: 5,
    partially_paid: 1,
    fully_paid: 3,
    expired: 3,
    cancelled: 1,
    refunded: 1,
  });
  const facts = paymentCases.map(({ paymentType, currency, installments }) =>
    [paymentType, currency.allowed.join(), installments.numberOfInstallments].join(' '),
  );
  for (const fact of ['open EUR,AED 1', 'range EUR,AED 2', 'fixed AED 1', 'fixed EUR 1', 'fixed EUR,AED 3'])
    expect(facts).toContain(fact);
  expect(paymentCases.filter(({ linkedCourses }) => linkedCourses.length > 0).length).toBeGreaterThan(7);
  expect(paymentCases.filter(({ attendees }) => attendees.length > 1).length).toBeGreaterThan(3);
  const isOver = ({ expiresAt }: { expiresAt: string | null }) =>
    expiresAt && expiresAt < new Date().toISOString();
  expect(
    paymentCases.filter(({ status }) => status === 'active' || status === 'partially_paid').some(isOver),
  ).toBe(false);
});

test('of the payment cases, money came by card and by hand, in parts, and went back in part and in full', async () => {
  const { caller, call } = await demo.signInAs('Administrator');
  const { answer } = await call(paymentCaseEndpoints.listPaymentCases, {}, caller);
  const { paymentCases } = paymentCaseEndpoints.listPaymentCases.response.parse(answer);
  const money = paymentCases.map(({ status, financial }) => [status, financial.totalAmountPaid]);
  expect(money.filter(([, paid]) => paid !== 0)).toEqual([
    ['fully_paid', 4900],
    ['partially_paid', 1500],
    ['fully_paid', 3200],
    ['fully_paid', 720],
    ['expired', 900],
  ]);
  const methods = await demo.rowsOf(sql`
    select method, count(*)::int n from captures where owner_kind = 'case' group by 1 order by 1`);
  expect(methods).toEqual([
    { method: 'bank', n: 1 },
    { method: 'card', n: 4 },
    { method: 'manual', n: 1 },
  ]);
  const told = await demo.rowsOf(sql`
    select distinct kind from payment_case_events where kind in ('new-link-asked', 'problem-reported', 'opened') order by 1`);
  expect(told.map(({ kind }) => kind)).toEqual(['new-link-asked', 'opened', 'problem-reported']);
});
