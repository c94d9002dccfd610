import type { ReactNode } from 'react';
import { aedText, eurText, longDay } from '#web/lib/format.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';

interface DueAmountProps {
  due: { dueOn: string; eur: number; aed: number };
  /** `YYYY-MM-DD`. */
  today: string;
  /** What it is for. */
  children?: ReactNode;
}

/** The one figure of a view: how much, and by when. */
export function DueAmount({ due, today, children }: DueAmountProps) {
  const isOverdue = due.dueOn < today;
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <Figure size="lg">{eurText(due.eur)}</Figure>
      <p className="num pb-1 text-md leading-5.5">
        <strong className={isOverdue ? 'text-signal-ink' : undefined}>
          {isOverdue ? `was due on ${longDay(due.dueOn)}` : `by ${longDay(due.dueOn)}`}
        </strong>
        <span className="block text-muted">Charged as {aedText(due.aed)}</span>
        {children}
      </p>
    </div>
  );
}
