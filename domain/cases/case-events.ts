/** What staff and payer do with a case, as its history keeps it; what the money did stands with the money. */
export const CASE_EVENTS = [
  'created',
  'edited',
  'sent',
  'opened',
  'link-copied',
  'link-replaced',
  'extended',
  'marked-paid',
  'refunded',
  'cancelled',
  'new-link-asked',
  'problem-reported',
] as const;
