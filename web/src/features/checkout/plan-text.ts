import type { BreakdownView } from '#contracts/orders/checkout.ts';
import { aedText, eurText, longDay, ordinal } from '#web/lib/format.ts';

type Part = BreakdownView['parts'][number];
type Plan = BreakdownView['plan'];

const NOTHING_LATER = 'One payment today, nothing later.';

/** The first of the wished plans that the course offers; a course always offers one. */
export function choosePlan(plans: BreakdownView[], wishes: (string | null | undefined)[]): BreakdownView {
  const found = wishes.flatMap((wish) => plans.filter(({ plan }) => plan === wish))[0] ?? plans[0];
  if (!found) throw new Error('a course offers no payment plan');
  return found;
}

/** '20%', '16.67%'. */
const shareText = (bp: number) => `${bp / 100}%`;

/** The name of a plan; `deposit` carries the course's own percentage. */
export function planTitle({ plan, parts }: Pick<BreakdownView, 'plan' | 'parts'>, depositPercent?: number) {
  const titles: Record<Plan, string> = {
    full: 'Full payment',
    deposit: `Deposit (${depositPercent ?? shareText(parts[0]?.shareBp ?? 0).replace('%', '')}%)`,
    installments: `${parts.length} ${parts.length === 1 ? 'installment' : 'installments'}`,
  };
  return titles[plan];
}

/** What follows after today, in a sentence. */
export function planDetail({ plan, parts }: Pick<BreakdownView, 'plan' | 'parts'>): string {
  const later = parts.slice(1);
  if (later.length === 0) {
    return plan === 'full' ? NOTHING_LATER : 'The later dates have passed, so everything is due today.';
  }
  if (plan === 'deposit' && later[0]) {
    return `The balance of ${eurText(later[0].eur)} is due on ${longDay(later[0].dueOn)}.`;
  }
  const dated = later.map(({ eur, dueOn }) => `${eurText(eur)} on ${longDay(dueOn)}`);
  const last = dated.at(-1) ?? '';
  const before = dated.slice(0, -1).join(', ');
  return `${before ? `${before} and ${last}` : last}. No interest, no fee.`;
}

/** The dated payments of a plan, first the one of today. */
export function scheduleRows({ parts }: Pick<BreakdownView, 'parts'>) {
  return parts.map((part, index) => ({
    id: String(part.sequence),
    when: index === 0 ? 'Today' : longDay(part.dueOn),
    detail: partDetail(part, parts.length),
    amount: eurText(part.eur),
    amountDetail: aedText(part.aed),
    current: index === 0,
  }));
}

function partDetail({ kind, sequence, shareBp }: Part, count: number): string {
  const names: Record<Part['kind'], string> = {
    full: 'Full payment',
    deposit: `Deposit, ${shareText(shareBp)}`,
    balance: `Balance, ${shareText(shareBp)}`,
    installment: `${ordinal(sequence + 1)} of ${count}, ${shareText(shareBp)}`,
  };
  return names[kind];
}
