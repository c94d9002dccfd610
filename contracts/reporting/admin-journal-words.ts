/** What each kind of journal says, on pages and in the accountant's file. */
export const JOURNAL_WORDS = {
  'sale-recognised': 'Sale',
  'capture-applied': 'Payment',
  'capture-unapplied': 'Payment that nothing was due for',
  'excess-refunded': 'Payment that nothing was due for, sent back',
  'excess-returned': 'Sent back, and come back from the bank',
  'refund-promised': 'Refund decided',
  'refund-paid': 'Refund paid',
  'refund-returned': 'Refund come back from the bank',
  'obligations-voided': 'What was still due is no longer owed',
  'credit-issued': 'Credit note given',
  'credit-redeemed': 'Paid with a credit note',
  'credit-returned': 'Given back to a credit note',
  'credit-expired': 'Credit note expired',
  'dispute-lost': 'Dispute lost',
  'gateway-fee': 'Gateway fee',
  'gateway-withheld': 'Withheld for a dispute',
  'gateway-paid-out': 'Payout',
  'gateway-other': 'In the gateway’s books only',
} as const;

export type JournalKind = keyof typeof JOURNAL_WORDS;

/** One that has no words yet is told as it is. */
export const kindWords = (kind: string): string => JOURNAL_WORDS[kind as JournalKind] ?? kind;
