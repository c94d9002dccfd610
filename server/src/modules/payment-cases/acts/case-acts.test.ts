import { afterAll, describe, expect, test } from 'vitest';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { paymentCaseEndpoints as calls } from '#contracts/payment-cases/admin-payment-cases.ts';
import { CASE_STATUSES, type CaseStatus } from '#domain/cases/case-status.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { expectTrueBooks } from '#server/testing/true-books.ts';
import { createCasesWorld, OFFICE_PASSWORD } from '#server/testing/worlds/cases-world.ts';

const NOBODYS_ID = '018f0000-0000-7000-8000-000000000000';
const password = OFFICE_PASSWORD;

const database = given(freshDatabase);
const world = given(() => createCasesWorld(database.db));
afterAll(() => expectTrueBooks(database.db));

type Act = (one: PaymentCaseDetail, by: User) => Promise<Outcome>;
const ACTS: Record<string, Act> = {
  edit: (one, by) => world.edit(one, { title: 'Another title' }, by),
  send: ({ _id: id }, by) => world.call(calls.sendPaymentCase, { id }, by),
  resend: ({ _id: id }, by) => world.call(calls.resendPaymentLink, { id }, by),
  copy: ({ _id: id }, by) => world.call(calls.copyPaymentLink, { id }, by),
  replace: ({ _id: id }, by) => world.call(calls.replacePaymentLink, { id }, by),
  'replace and resend': ({ _id: id }, by) => world.call(calls.replacePaymentLink, { id, resend: true }, by),
  extend: ({ _id: id }, by) => world.call(calls.extendPaymentCase, { id, days: 3 }, by),
  cancel: ({ _id: id }, by) => world.call(calls.cancelPaymentCase, { id, reason: 'Not needed' }, by),
  'mark as paid': ({ _id: id }, by) => world.call(calls.markPaymentCasePaid, { id }, by),
  refund: ({ _id: id }, by) =>
    world.call(calls.refundPaymentCase, { id, amount: 1, reason: 'Illness', password }, by),
  delete: ({ _id: id }, by) => world.call(calls.deletePaymentCase, { id }, by),
};
const replace = (one: PaymentCaseDetail) => (ACTS.replace as Act)(one, world.staff);
const ADMINS = ['refund', 'delete'];

type Status = Exclude<CaseStatus, 'paid'>;
/** In which status each act is possible; in every other it is refused. */
const ALLOWED: Record<string, readonly Status[]> = {
  edit: ['draft', 'active', 'pending', 'partially_paid', 'fully_paid', 'expired'],
  send: ['draft'],
  resend: ['active', 'pending', 'partially_paid'],
  copy: ['active', 'pending', 'partially_paid'],
  replace: ['active', 'pending', 'partially_paid', 'fully_paid', 'expired', 'cancelled', 'refunded'],
  'replace and resend': ['active', 'pending', 'partially_paid'],
  extend: ['active', 'pending', 'partially_paid', 'expired'],
  cancel: ['draft', 'active', 'pending', 'partially_paid', 'expired'],
  'mark as paid': ['active', 'pending', 'partially_paid', 'expired'],
  refund: ['partially_paid', 'fully_paid'],
  delete: ['draft', 'active', 'pending', 'expired', 'cancelled'],
};

const STATUSES = CASE_STATUSES.filter((status) => status !== 'paid');
const rows = STATUSES.flatMap((status) =>
  Object.keys(ACTS).map((act) => [status, act, ALLOWED[act]?.includes(status) ?? false] as const),
);

test.each(rows)('%s: %s is possible: %s', async (status, name, isAllowed) => {
  const one = await world.caseIn(status);
  expect(one.status).toBe(status);
  const act = ACTS[name] as Act;
  const outcome = await act(one, await world.anAdmin());
  if (isAllowed) return expect([outcome.status, outcome.answer.success]).toEqual([200, true]);
  expect(['wrong-state', 'refund-too-large']).toContain(outcome.answer.code);
  expect(outcome.answer.message).not.toBe('This is no longer possible.');
  expect({ ...(await world.readCase(one._id)), timeline: [] }).toEqual({ ...one, timeline: [] });
});

test.each(Object.keys(ACTS))('%s by staff', async (name) => {
  const one = await world.caseIn(name === 'send' ? 'draft' : name === 'refund' ? 'fully_paid' : 'active');
  const outcome = await (ACTS[name] as Act)(one, world.staff);
  expect(outcome.status).toBe(ADMINS.includes(name) ? 403 : 200);
});

test.each(Object.keys(ACTS))('%s of a case that is not there', async (name) => {
  const gone = await world.caseIn('active');
  const admin = await world.anAdmin();
  await world.call(calls.deletePaymentCase, { id: gone._id }, admin);
  for (const _id of [NOBODYS_ID, gone._id, 'PC-1'])
    expect((await (ACTS[name] as Act)({ ...gone, _id }, admin)).status).toBe(404);
});

describe('calling a case off', () => {
  test('closes the card page first, and nothing is owed any more', async () => {
    const one = await world.createCase();
    const page = await world.press(one);
    const { answer } = await world.call(
      calls.cancelPaymentCase,
      { id: one._id, reason: 'Booked twice' },
      world.staff,
    );
    expect(answer.paymentCase).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Booked twice',
      outstandingAed: 0,
    });
    expect(world.payOnPage(page)).toBe(false);
    expect(world.announced('case.cancelled', one._id)).toHaveLength(1);
  });

  test('is refused when somebody has just paid, and the payment stands', async () => {
    const one = await world.createCase();
    world.payOnPage(await world.press(one));
    const { status, answer } = await world.call(
      calls.cancelPaymentCase,
      { id: one._id, reason: 'Booked twice' },
      world.staff,
    );
    expect([status, answer.code]).toEqual([409, 'conflict']);
    expect(answer.message).toContain('just been paid');
    expect((await world.readCase(one._id)).status).toBe('fully_paid');
  });

  test('waits for a gateway that is silent', async () => {
    const one = await world.caseIn('pending');
    world.gateway.trouble = { expire: 'refuse' };
    const cancel = () =>
      world.call(calls.cancelPaymentCase, { id: one._id, reason: 'Booked twice' }, world.staff);
    const { status, answer } = await cancel();
    world.gateway.trouble = {};
    expect([status, answer.code]).toEqual([503, 'gateway-unavailable']);
    expect((await world.readCase(one._id)).status).toBe('pending');
    expect((await cancel()).status).toBe(200);
  });
});

describe('replacing the link', () => {
  test('closes the card page that is open on the old one', async () => {
    const one = await world.createCase();
    const page = await world.press(one);
    expect((await replace(one)).status).toBe(200);
    expect(world.payOnPage(page)).toBe(false);
  });

  test('leaves the link to who has just paid, and the payment counts', async () => {
    const one = await world.createCase();
    world.payOnPage(await world.press(one));
    expect((await replace(one)).answer).toMatchObject({ code: 'conflict' });
    const paid = await world.readCase(one._id);
    expect(paid).toMatchObject({ status: 'fully_paid', paymentLink: one.paymentLink });
    expect((await replace(one)).status).toBe(200);
  });

  test('waits for a gateway that is silent', async () => {
    const one = await world.caseIn('pending');
    world.gateway.trouble = { expire: 'refuse' };
    const { status, answer } = await replace(one);
    world.gateway.trouble = {};
    expect([status, answer.code]).toEqual([503, 'gateway-unavailable']);
    expect((await world.readCase(one._id)).paymentLink).toEqual(one.paymentLink);
    expect((await replace(one)).status).toBe(200);
  });
});

describe('deleting', () => {
  const remove = async (id: string) => world.call(calls.deletePaymentCase, { id }, await world.anAdmin());

  test('what never saw money takes it out of sight, and asks for no password', async () => {
    const one = await world.createCase();
    const page = await world.press(one);
    expect((await remove(one._id)).answer).toEqual({ success: true, message: 'Case deleted successfully' });
    expect(world.payOnPage(page)).toBe(false);
    expect((await world.call(calls.getPaymentCase, { id: one._id }, world.admin)).status).toBe(404);
    expect((await world.press(one)).status).toBe(404);
    const listed = await world.call(calls.listPaymentCases, { q: one.caseId }, world.admin);
    expect(listed.answer.paymentCases).toEqual([]);
  });

  test('is refused once money has moved, and says what to do', async () => {
    for (const status of ['partially_paid', 'fully_paid', 'refunded'] as const) {
      const { answer } = await remove((await world.caseIn(status))._id);
      expect(answer).toMatchObject({
        code: 'wrong-state',
        message: 'Money has moved on this case, so it cannot be deleted. Cancel or refund it instead.',
      });
    }
  });
});

describe('several at once', () => {
  const bulk = (input: object) =>
    world.call(calls.bulkPaymentCases, { ids: [], ...input } as never, world.staff);
  type Result = { _id: string; caseId: string; done: boolean; message: string };

  test('are answered each for itself', async () => {
    const [active, paid, expired] = [
      await world.caseIn('active'),
      await world.caseIn('fully_paid'),
      await world.caseIn('expired'),
    ];
    const ids = [active._id, paid._id, NOBODYS_ID, expired._id, active._id];
    const { answer } = await bulk({ ids, action: 'extend', days: 5 });
    expect(answer.message).toBe('2 of 4 done');
    expect((answer.results as Result[]).map(({ caseId, done, message }) => [caseId, done, message])).toEqual([
      [active.caseId, true, 'Link extended'],
      [paid.caseId, false, 'This case is fully paid; it cannot be extended.'],
      ['', false, 'Not found'],
      [expired.caseId, true, 'Link extended'],
    ]);
    expect((await world.readCase(expired._id)).status).toBe('active');
    await bulk({ ids, action: 'resend' });
    expect(world.announced('case.sent', expired._id)).toHaveLength(2);
    const cancelled = await bulk({ ids, action: 'cancel', reason: 'Course moved' });
    expect((cancelled.answer.results as Result[]).map(({ done }) => done)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect((await world.readCase(active._id)).cancelReason).toBe('Course moved');
  });

  test('need what the act needs', async () => {
    const ids = [(await world.createCase())._id];
    expect((await bulk({ ids, action: 'extend' })).answer.issues).toMatchObject([{ field: 'days' }]);
    expect((await bulk({ ids, action: 'cancel' })).answer.issues).toMatchObject([{ field: 'reason' }]);
    expect((await bulk({ ids: [], action: 'resend' })).status).toBe(400);
    expect((await bulk({ ids: ['PC-1'], action: 'resend' })).status).toBe(400);
    expect((await bulk({ ids: Array(101).fill(NOBODYS_ID), action: 'resend' })).status).toBe(400);
    expect((await bulk({ ids, action: 'delete' })).status).toBe(400);
  });
});
