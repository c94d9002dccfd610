import type { AnswerOf } from '#contracts/endpoint.ts';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import type { paperEndpoints } from '#contracts/orders/papers.ts';

export type PaperLetter = AnswerOf<typeof paperEndpoints.listPaperLetters>['letters'][number];

/** Every paper of an order that can be mailed again, as a choice. */
export const papersOf = ({
  receipts,
  refunds,
  creditNotes,
}: Pick<OrderDetail, 'receipts' | 'refunds' | 'creditNotes'>) => [
  ...receipts.map(({ number }) => ({ value: number, label: `Receipt ${number}` })),
  ...refunds.flatMap(({ paper }) =>
    paper ? [{ value: paper.number, label: `Refund ${paper.number}` }] : [],
  ),
  ...creditNotes.map(({ number }) => ({ value: number, label: `Credit note ${number}` })),
];

/** The address that papers of an order go to unless another is named. */
export const paperAddress = ({ billing }: Pick<OrderDetail, 'billing'>): string =>
  billing?.companyEmail ?? billing?.email ?? '';
