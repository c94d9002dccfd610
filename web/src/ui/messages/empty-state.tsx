import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Figure } from '../instruments/figure.tsx';

interface EmptyStateProps {
  title: ReactNode;
  /** What was looked for, and what comes nearest. */
  children?: ReactNode;
  /** The way out. */
  actions?: ReactNode;
  figure?: string;
  level?: 2 | 3;
  /** Figure, words and way out beside each other, where there is the room of a page. */
  wide?: boolean;
}

export function EmptyState({ title, children, actions, figure = '0', level = 2, wide }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={cx(
        'grid justify-items-start gap-3 border border-dashed border-control p-8 max-md:p-5',
        wide && 'md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center md:gap-x-8',
      )}
    >
      <Figure size="xl" className="text-deep">
        {figure}
      </Figure>
      <div className="grid gap-3">
        <Heading className="text-lg">{title}</Heading>
        {children && <div className="max-w-[56ch] text-md text-muted">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
