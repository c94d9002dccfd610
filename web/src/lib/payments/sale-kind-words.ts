import type { SaleKind } from '#domain/payments/sale-kind.ts';

/** What money was received for, in the order in which it is listed. */
export const saleKindWords: Readonly<Record<SaleKind, string>> = {
  InPersonCourse: 'In person',
  OnlineLiveTraining: 'Live online',
  ELearningCourse: 'Self-paced',
  PaymentCase: 'Payment cases',
};
