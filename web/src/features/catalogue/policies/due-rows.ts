import type { BreakdownView } from '#contracts/orders/checkout.ts';
import { eurText, longDay } from '#web/lib/format.ts';

type DueRow = { plan: string; when: string; amount: string };

const NAMES = { full: 'Full payment', deposit: 'Deposit', installments: 'Installments' } as const;

/** When the parts of each plan fall due for somebody who enrolls now; nothing where all is due at once. */
export const dueRows = (plans: readonly Pick<BreakdownView, 'plan' | 'parts'>[]): DueRow[] =>
  plans
    .filter(({ parts }) => parts.length > 1)
    .flatMap(({ plan, parts }) =>
      parts.map(({ dueOn, eur }, index) => ({
        plan: NAMES[plan],
        when: index === 0 ? 'On enrollment' : longDay(dueOn),
        amount: eurText(eur),
      })),
    );
