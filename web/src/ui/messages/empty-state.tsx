import type { ReactNode } from 'react';
import { Figure } from '../instruments/figure.tsx';

interface EmptyStateProps {
  title: ReactNode;
  /** What was looked for, and what comes nearest. */
  children?: ReactNode;
  /** The way out. */
  actions?: ReactNode;
  figure?: string;
  level?: 2 | 3;
}

export function EmptyState({ title, children, actions, figure = '0', level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-start gap-3 border border-dashed border-control p-8 max-md:p-5">
      <Figure size="xl" className="text-deep">
        {figure}
      </Figure>
      <Heading className="text-lg">{title}</Heading>
      {children && <div className="max-w-[56ch] text-md text-muted">{children}</div>}
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
