import type { ReactNode } from 'react';
import { rateText } from '#web/lib/number-text.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { bothTexts, enteredRate, instalmentWords, isAskedFor } from './case-form-sums.ts';
import type { Entered } from './case-form-values.ts';

interface CaseSummaryProps {
  entered: Entered;
  rate: number;
  /** Until when the link takes money. */
  end: string;
  children: ReactNode;
}

/** What is being asked for, while it is entered, and the button that asks for it. */
export function CaseSummary({ entered, rate: setting, end, children }: CaseSummaryProps) {
  const rate = enteredRate(entered, setting);
  const { figure, detail } = sumWords(entered, rate);
  const instalments = instalmentWords(entered);
  return (
    <Sheet title="What is asked for" className="xl:sticky xl:top-4">
      <div className="grid gap-4">
        <div aria-live="polite">
          <Figure size="md">{figure}</Figure>
          <p className="num mt-1 text-sm text-muted">{detail}</p>
          {instalments && <p className="num mt-1 text-sm">{instalments}</p>}
        </div>
        <p className="border-t border-hairline pt-3 text-sm">{end}</p>
        {children}
      </div>
    </Sheet>
  );
}

function sumWords(entered: Entered, rate: number): { figure: string; detail: string } {
  const sum = (name: string) => bothTexts(entered[name], entered, rate);
  const atRate = `at ${rateText(rate)}`;
  if (isAskedFor('open', entered)) return { figure: 'Open amount', detail: `The payer enters it; ${atRate}` };
  if (isAskedFor('range', entered)) {
    const [min, max] = [sum('amount.min'), sum('amount.max')];
    if (!max) return { figure: '–', detail: 'Enter the two ends of the range.' };
    const from = min ?? { own: '0.00', other: '0.00' };
    return { figure: `${from.own} – ${max.own}`, detail: `${from.other} – ${max.other} ${atRate}` };
  }
  const fixed = sum('amount.fixed');
  if (!fixed) return { figure: '–', detail: 'Enter an amount.' };
  return { figure: fixed.own, detail: `${fixed.other} ${atRate}` };
}
