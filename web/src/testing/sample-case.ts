import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { sampleDetail } from './sample-case-detail.ts';

const expiresAt = '2027-03-17T08:00:00.000Z';

/** A case of EUR 250 that is paid at once, or would be. */
export const sampleCase: PaymentCaseDetail = {
  ...sampleDetail,
  caseId: 'PC-7K2M9QXA',
  title: 'Private mentoring',
  paymentType: 'fixed',
  amount: { fixed: 250, min: null, max: null },
  payer: { name: 'Rana Said', email: 'rana@clinic.example', phone: '+971 50 555 0148' },
  installments: { enabled: false, numberOfInstallments: 1 },
  financial: { totalAmountDue: 250, totalAmountPaid: 0 },
  paymentLink: { ...sampleDetail.paymentLink, expiresAt },
  expiresAt,
  createdAt: '2027-03-10T08:00:00.000Z',
  exchangeRate: { useDefault: true, customRate: null },
  rate: 4.2,
  outstandingAed: 105_000,
  parts: [
    {
      _id: '018f0000-0000-7000-8000-00000000f001',
      sequence: 0,
      kind: 'full',
      dueOn: '2027-03-10',
      eur: 25_000,
      aed: 105_000,
      paidAed: 0,
    },
  ],
  timeline: [
    { kind: 'created', at: '2027-03-10T08:00:00.000Z', by: 'Nadia Rahman', text: '' },
    { kind: 'link-copied', at: '2027-03-10T09:00:00.000Z', by: 'Nadia Rahman', text: '' },
  ],
};
