import type { ReactNode } from 'react';
import { Figure } from '../instruments/figure.tsx';

interface ResultHeadProps {
  title: ReactNode;
  /** What it is about. */
  lead?: ReactNode;
  /** What the figure is: the one sum of the view. */
  label: ReactNode;
  figure: string;
  note?: ReactNode;
  /** What was bought, as a cover. */
  cover?: ReactNode;
  /** Facts, and what to do next. */
  children: ReactNode;
}

/** How a payment ended: one figure, and one thing to do. Carries the page's only h1. */
export function ResultHead({ title, lead, label, figure, note, cover, children }: ResultHeadProps) {
  return (
    <header className="grid items-start gap-x-16 gap-y-8 pt-(--s6) pb-(--s8) md:grid-cols-[minmax(0,1fr)_minmax(240px,320px)] print:block">
      <div className="min-w-0">
        <h1 className="text-3xl tracking-display">{title}</h1>
        {lead && (
          <p dir="auto" className="mt-2 max-w-[48ch] text-lg text-muted wrap-anywhere">
            {lead}
          </p>
        )}
        <p className="mt-(--s6) text-sm text-muted">{label}</p>
        <Figure size="xl" fits={figure} className="mt-1 block">
          {figure}
        </Figure>
        {note && <p className="num mt-2 text-md text-muted">{note}</p>}
        <div className="mt-(--s5) grid gap-5">{children}</div>
      </div>
      {cover && <div className="max-md:order-first max-md:w-60 print:hidden">{cover}</div>}
    </header>
  );
}
