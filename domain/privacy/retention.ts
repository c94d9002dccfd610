/** What becomes of what nobody needs any more. */
type Act = 'deleted' | 'emptied' | 'erased';

/** In months, within which an administrator chooses. */
type Rule = { what: string; since: string; act: Act; least: number; usual: number; most: number };

/** What need not be kept for good, by name; from when its months are counted, and why it goes no earlier. */
export const RETENTION = {
  enquiries: {
    what: 'Questions that were answered, closed or spam, without those who wait for news',
    since: 'since they were asked',
    ...{ act: 'deleted', least: 6, usual: 24, most: 120 },
  },
  letters: {
    what: 'The log of letters that were sent or not needed any more',
    since: 'since they were due',
    ...{ act: 'deleted', least: 24, usual: 36, most: 120 },
  },
  drafts: {
    what: 'Orders that were begun and never placed',
    since: 'since they were begun',
    ...{ act: 'deleted', least: 3, usual: 12, most: 60 },
  },
  carts: {
    what: 'Carts that nobody came back to',
    since: 'since they were last changed',
    ...{ act: 'deleted', least: 3, usual: 12, most: 60 },
  },
  'gateway-messages': {
    what: 'What gateways wrote word by word; what it did to the books stays',
    since: 'since it arrived',
    ...{ act: 'emptied', least: 18, usual: 24, most: 120 },
  },
  accounts: {
    what: 'Accounts that nobody uses, with nothing left to come back for',
    since: 'since they were last seen',
    ...{ act: 'erased', least: 24, usual: 60, most: 120 },
  },
  imports: {
    what: 'Reports of files that were imported into courses',
    since: 'since the import ended',
    ...{ act: 'deleted', least: 1, usual: 12, most: 60 },
  },
} as const satisfies Record<string, Rule>;

export type RetentionName = keyof typeof RETENTION;
export const RETENTION_NAMES = Object.keys(RETENTION) as [RetentionName, ...RetentionName[]];

/** Kept whatever is chosen: no rule can reach it. */
export const KEPT_BY_LAW = [
  {
    what: 'Orders, payments, refunds and the ledger',
    why: 'Tax law asks for the books, by a pseudonym where the person was erased.',
  },
  {
    what: 'Receipts, refund papers and credit notes',
    why: 'A numbered paper stays as it was issued, and none is taken out of its series.',
  },
  {
    what: 'Certificates, attendance and results',
    why: 'A number that was given is answered for as long as somebody may check it.',
  },
  { what: 'The audit', why: 'Who did what and when can be shown, without words that tell of whom.' },
  { what: 'Requests to be erased', why: 'That they were answered in time can be shown.' },
] as const;

/** Before which instant something has to have happened so that its months are over; a shorter month ends on its last day. */
export const monthsBefore = (now: Date, months: number): Date => {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
};
