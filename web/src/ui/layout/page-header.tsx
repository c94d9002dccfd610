import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../navigation/breadcrumbs.tsx';

const sizes = {
  '2xl': 'text-2xl',
  '3xl': 'text-3xl tracking-display',
  '4xl': 'text-4xl tracking-display',
};

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  breadcrumbs?: readonly Crumb[];
  actions?: ReactNode;
  /** 4xl for pages that are read, 3xl for checkout and payment, 2xl for staff. */
  size?: keyof typeof sizes;
  /** What stands above the title: a code, a status. */
  children?: ReactNode;
}

/** Carries the page's only h1. */
export function PageHeader({ title, lead, breadcrumbs, actions, size = '4xl', children }: PageHeaderProps) {
  return (
    <header className="grid gap-2 pt-2 pb-8 max-md:pb-6">
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      {children}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 dir="auto" className={sizes[size]}>
          {title}
        </h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {lead && <div className="mt-2 max-w-[58ch] text-lg text-pretty text-muted">{lead}</div>}
    </header>
  );
}
