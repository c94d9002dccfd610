import type { PaymentCaseSummary } from '#contracts/payment-cases/admin-case-answers.ts';

/** What a list shows of a case. The rest of the answer would only make its page larger. */
export type ListedCase = Pick<
  PaymentCaseSummary,
  | '_id'
  | 'caseId'
  | 'title'
  | 'status'
  | 'paymentType'
  | 'amount'
  | 'currency'
  | 'installments'
  | 'financial'
  | 'expiresAt'
  | 'createdAt'
> & { payer: Pick<PaymentCaseSummary['payer'], 'name' | 'email'> };

export const listedCase = (one: PaymentCaseSummary): ListedCase => ({
  _id: one._id,
  caseId: one.caseId,
  title: one.title,
  status: one.status,
  paymentType: one.paymentType,
  amount: one.amount,
  currency: one.currency,
  installments: one.installments,
  financial: one.financial,
  expiresAt: one.expiresAt,
  createdAt: one.createdAt,
  payer: { name: one.payer.name, email: one.payer.email },
});
