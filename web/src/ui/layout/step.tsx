import { type ReactNode, useId } from 'react';

interface StepProps {
  number: number;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** One step down the single column of a form. */
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
