import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';

/** A case as tests need one: a range in euro, with everything that can be entered. */
export const sampleDetail: PaymentCaseDetail = {
  _id: '018f0000-0000-7000-8000-00000000c001',
  caseId: 'PC-4K7QX2MA',
  title: 'Private training day',
  description: 'One day, two trainers',
  status: 'active',
  paymentType: 'range',
  amount: { fixed: null, min: 100, max: 250.5 },
  currency: { allowed: ['EUR', 'AED'], default: 'EUR' },
  payer: { name: 'Ada Byron', email: 'ada@example.com', phone: '+971 50 123 4567' },
  attendees: [
    { name: 'Ada Byron', email: 'ada@example.com', phone: '' },
    { name: 'Mary Somerville', email: 'mary@example.com', phone: '+44 20 7946 0000' },
  ],
  linkedCourses: [
    { courseId: 'course-1', courseType: 'InPersonCourse', title: 'Botox', code: 'INJ-204', slug: 'botox' },
  ],
  internalNotes: 'Agreed on the phone',
  notes: 'Agreed on the phone',
  installments: { enabled: true, numberOfInstallments: 3 },
  financial: { totalAmountDue: null, totalAmountPaid: 0 },
  paidAmount: 0,
  paymentLink: {
    fullUrl: 'https://academy.example/payment/general/token',
    expiresAt: '2027-03-10T19:59:00.000Z',
  },
  expiresAt: '2027-03-10T19:59:00.000Z',
  exchangeRate: { useDefault: false, customRate: 4.25 },
  createdAt: '2027-03-03T19:59:00.000Z',
  version: 3,
  expiryDays: 7,
  rate: 4.25,
  outstandingAed: null,
  receivedAed: 0,
  refundableAed: 0,
  cancelReason: null,
  parts: [],
  receipts: [],
  refundPapers: [],
  timeline: [],
};
