import type { ReactNode } from 'react';
import { eurText } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';

interface DueFigureProps {
  label: string;
  /** In cents. */
  eur: number;
  /** What the card is charged. */
  children: ReactNode;
}

export function DueFigure({ label, eur, children }: DueFigureProps) {
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p className="mt-1">
        <Figure size="lg">{eurText(eur)}</Figure>
      </p>
      <p className="num mt-2 text-sm text-muted">{children}</p>
    </div>
  );
}

/** What is to be paid first, at the lower edge of a phone as long as the checkout is in view. */
export function SummaryBar({ eur, children }: Pick<DueFigureProps, 'eur' | 'children'>) {
  return (
    <div className="sticky bottom-0 z-30 -mx-(--page-inline) mt-8 flex items-center justify-between gap-4 border-t border-ink bg-paper px-(--page-inline) py-3 lg:hidden print:hidden">
      <div>
        <Figure size="sm">{eurText(eur)}</Figure>
        <p className="num text-xs text-muted">{children}</p>
      </div>
      <ButtonLink to="#summary">Summary</ButtonLink>
    </div>
  );
}
