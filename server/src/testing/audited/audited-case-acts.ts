import { expect } from 'vitest';
import type { EndpointName } from '#contracts/endpoints.ts';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { sampleCase } from '../worlds/cases-world.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
export type Written = { action: string; objectId: string; before: unknown; after: unknown };

type Table = Partial<Record<EndpointName, () => Promise<Written>>>;
const text = expect.any(String);

/** Every act on payment cases, done once, and what has to be written of it. */
export const auditedCaseActs = (act: Act, password: string): Table => {
  const ask = async (changes: object = {}): Promise<PaymentCaseDetail> => {
    const answer = await act('createPaymentCase', { ...sampleCase(), ...changes });
    return (answer as { paymentCase: PaymentCaseDetail }).paymentCase;
  };
  return { ...entries(act, ask), ...links(act, ask), ...ends(act, ask), ...money(act, ask, password) };
};

type Ask = (changes?: object) => Promise<PaymentCaseDetail>;

const entries = (act: Act, ask: Ask): Table => ({
  createPaymentCase: async () => {
    const { _id: objectId, caseId: number } = await ask();
    const after = { number, fixedAmount: 25_000, payerEmail: 'ada@example.com', isDraft: false };
    return { action: 'case.created', objectId, before: null, after };
  },
  updatePaymentCase: async () => {
    const { _id: id, version } = await ask();
    await act('updatePaymentCase', { ...sampleCase({ title: 'Two days' }), id, version });
    const [before, after] = [{ title: 'Private training day' }, { title: 'Two days' }];
    return { action: 'case.edited', objectId: id, before, after };
  },
  sendPaymentCase: async () => {
    const { _id: id } = await ask({ saveAsDraft: true });
    await act('sendPaymentCase', { id });
    return { action: 'case.sent', objectId: id, before: { sentAt: null }, after: { sentAt: text } };
  },
});

const links = (act: Act, ask: Ask): Table => ({
  resendPaymentLink: async () => {
    const { _id: id } = await ask();
    await act('resendPaymentLink', { id });
    return { action: 'case.link-resent', objectId: id, before: null, after: { to: 'ada@example.com' } };
  },
  extendPaymentCase: async () => {
    const { _id: id, expiresAt } = await ask();
    await act('extendPaymentCase', { id, days: 3 });
    return { action: 'case.extended', objectId: id, before: { expiresAt }, after: { expiresAt: text } };
  },
  copyPaymentLink: async () => {
    const { _id: id } = await ask();
    await act('copyPaymentLink', { id });
    return { action: 'case.link-copied', objectId: id, before: null, after: null };
  },
  replacePaymentLink: async () => {
    const { _id: id } = await ask();
    await act('replacePaymentLink', { id });
    const [before, after] = [{ linkVersion: 1 }, { linkVersion: 2, resent: false }];
    return { action: 'case.link-replaced', objectId: id, before, after };
  },
});

const ends = (act: Act, ask: Ask): Table => ({
  cancelPaymentCase: async () => {
    const { _id: id } = await ask();
    await act('cancelPaymentCase', { id, reason: 'Not needed' });
    const [before, after] = [{ status: 'active' }, { reason: 'Not needed' }];
    return { action: 'case.cancelled', objectId: id, before, after };
  },
  bulkPaymentCases: async () => {
    const { _id: id } = await ask();
    await act('bulkPaymentCases', { ids: [id], action: 'cancel', reason: 'Moved' });
    return {
      action: 'case.cancelled',
      objectId: id,
      before: { status: 'active' },
      after: { reason: 'Moved' },
    };
  },
});

const money = (act: Act, ask: Ask, password: string): Table => {
  const paid = async () => {
    const { _id: id } = await ask();
    await act('markPaymentCasePaid', { id });
    return id;
  };
  return {
    markPaymentCasePaid: async () => {
      const [before, after] = [{ status: 'active' }, { amountAed: 105_000, transactionId: text }];
      return { action: 'case.marked-paid', objectId: await paid(), before, after };
    },
    refundPaymentCase: async () => {
      const id = await paid();
      await act('refundPaymentCase', { id, amount: 1, reason: 'Illness', password });
      const after = { amountAed: 100, reason: 'Illness', refundIds: [text] };
      return { action: 'case.refunded', objectId: id, before: { status: 'fully_paid' }, after };
    },
    deletePaymentCase: async () => {
      const { _id: id, caseId: number } = await ask();
      await act('deletePaymentCase', { id });
      return { action: 'case.deleted', objectId: id, before: { number, status: 'active' }, after: null };
    },
  };
};
