/** Parts of a plan. */
export const PART_KINDS = ['full', 'deposit', 'balance', 'installment'] as const;

/** Whatever is payable: a part of a plan, or what a change after the sale costs; `difference` may contain a fee. */
export const OBLIGATION_KINDS = [...PART_KINDS, 'fee', 'difference'] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];
