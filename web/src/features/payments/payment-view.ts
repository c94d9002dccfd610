import { PAYMENT_WAYS } from '#contracts/reporting/payment-ways.ts';
import type { SaleKind } from '#domain/payments/sale-kind.ts';
import { PAYMENTS } from '#web/lib/office-paths.ts';
import { saleKindWords } from '#web/lib/payments/sale-kind-words.ts';
import { OF_COURSES } from '#web/lists/course-fields.tsx';
import { day, declareList, oneOf, page, type ViewOf } from '#web/lists/list-address.ts';

export const paymentList = declareList(PAYMENTS, {
  from: day(),
  to: day(),
  kind: oneOf(Object.keys(saleKindWords) as SaleKind[]),
  ...OF_COURSES,
  way: oneOf(PAYMENT_WAYS),
  cursor: page(),
});
export type PaymentView = ViewOf<typeof paymentList>;
