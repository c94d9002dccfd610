import type { JournalLine } from './journal.ts';

/**
 * What each line of a journal is worth in euro cents: its amount, or what the journal's own exchange gave for it. Null where
 * nothing was exchanged, as of a gateway's fee: no rate was agreed on then.
 */
export const euroValues = (
  lines: readonly Pick<JournalLine, 'account' | 'currency' | 'amount'>[],
): (number | null)[] => {
  const exchanged = (currency: string) =>
    lines
      .filter((line) => line.account === 'exchange' && line.currency === currency)
      .reduce((sum, { amount }) => sum + amount, 0);
  const euros = exchanged('EUR');
  return lines.map(({ currency, amount }) => {
    if (currency === 'EUR') return amount;
    const given = exchanged(currency);
    return euros === 0 || given === 0 ? null : Math.round((amount * -euros) / given) || 0;
  });
};
