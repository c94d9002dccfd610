import type { BreakdownView } from '#contracts/checkout.ts';

/** A payment plan in one line: its name, and what is due today. */
export const planRow = ({
  plan,
  parts,
  dueTodayEur,
}: Pick<BreakdownView, 'plan' | 'parts' | 'dueTodayEur'>) => {
  const share = (parts[0]?.shareBp ?? 0) / 100;
  const labels = {
    full: 'In full',
    deposit: `Deposit (${share}%) today`,
    installments: `${parts.length} instalments, first today`,
  };
  // A plan whose later payments are all due already is a payment in full.
  return { label: parts.length > 1 ? labels[plan] : labels.full, amount: dueTodayEur };
};
