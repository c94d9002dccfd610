import type { BreakdownView } from '#contracts/orders/checkout.ts';
import { eurText, longDay } from '#web/lib/format.ts';

type DueRow = { part: string; when: string; amount: string };

type Part = BreakdownView['parts'][number];

const partName = ({ kind, sequence }: Part, count: number): string =>
  ({
    full: 'Full payment',
    deposit: 'Deposit',
    balance: 'Balance',
    installment: `Installment ${sequence + 1} of ${count}`,
  })[kind];

/** When the parts of each plan fall due for somebody who enrolls now; nothing where all is due at once. */
export const dueRows = (plans: readonly Pick<BreakdownView, 'parts'>[]): DueRow[] =>
  plans
    .filter(({ parts }) => parts.length > 1)
    .flatMap(({ parts }) =>
      parts.map((part, index) => ({
        part: partName(part, parts.length),
        when: index === 0 ? 'On enrollment' : longDay(part.dueOn),
        amount: eurText(part.eur),
      })),
    );
