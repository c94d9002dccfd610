import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';

export interface TabLink {
  to: string;
  label: ReactNode;
  count?: number;
}

interface TabsNavProps {
  label: string;
  items: readonly TabLink[];
  /** The `to` of the one the reader is at. */
  current?: string;
  className?: string;
}

/** Links to sections or pages that look like tabs. The needle sits under the current one. */
export function TabsNav({ label, items, current, className }: TabsNavProps) {
  return (
    <nav
      aria-label={label}
      className={cx('flex gap-6 overflow-x-auto border-b border-hairline [scrollbar-width:none]', className)}
    >
      {items.map(({ to, label: text, count }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset={!to.startsWith('#')}
          aria-current={to === current ? (to.startsWith('#') ? 'location' : 'page') : undefined}
          className="-mb-px flex-none border-b-3 border-transparent pt-3.5 pb-3 text-md leading-5 text-muted no-underline hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-signal aria-[current]:font-strong aria-[current]:text-ink"
        >
          {text}
          {count !== undefined && <span className="num ms-1.5">{count.toLocaleString('en')}</span>}
        </Link>
      ))}
    </nav>
  );
}
