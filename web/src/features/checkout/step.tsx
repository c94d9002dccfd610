import { type ReactNode, useId } from 'react';
import { Figure } from '#web/ui/figure.tsx';

interface StepProps {
  number: number;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** One step down the checkout's single column. */
export function Step({ number, title, aside, children }: StepProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-t border-ink pt-4 pb-(--s7)">
      <header className="mb-5 grid grid-cols-[24px_minmax(0,1fr)_auto] items-baseline gap-x-4">
        <span aria-hidden="true" className="num text-xl text-muted">
          {number}
        </span>
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        <div className="text-sm">{aside}</div>
      </header>
      <div className="md:ps-10">{children}</div>
    </section>
  );
}

/** A figure such as what is due today, with the line that explains it. */
export function DueFigure({ amount, note }: { amount: string; note: string }) {
  return (
    <div>
      <p className="text-sm text-muted">Due today</p>
      <p className="mt-1">
        <Figure size="lg">{amount}</Figure>
      </p>
      <p className="num mt-2 text-sm text-muted">{note}</p>
    </div>
  );
}
