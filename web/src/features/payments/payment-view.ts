import type { SaleKind } from '#domain/payments/sale-kind.ts';
import { PAYMENTS } from '#web/lib/office-paths.ts';
import { saleKindWords } from '#web/lib/payments/sale-kind-words.ts';
import { declareList, matching, oneOf, page, type ViewOf } from '#web/lists/list-address.ts';

/** A day of the calendar, so that 30 February is none. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text) === true;

export const paymentList = declareList(PAYMENTS, {
  from: matching(isDay),
  to: matching(isDay),
  kind: oneOf(Object.keys(saleKindWords) as SaleKind[]),
  cursor: page(),
});
export type PaymentView = ViewOf<typeof paymentList>;
