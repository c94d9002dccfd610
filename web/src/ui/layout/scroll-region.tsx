import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface ScrollRegionProps {
  label: string;
  children: ReactNode;
  className?: string;
}

// What scrolls sideways has to be reachable by keyboard, though nothing in it may be.
const scrollable = { tabIndex: 0 };

export function ScrollRegion({ label, children, className }: ScrollRegionProps) {
  return (
    <section {...scrollable} aria-label={label} className={cx('relative overflow-x-auto', className)}>
      {children}
    </section>
  );
}
