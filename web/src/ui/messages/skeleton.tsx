import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** Give it the size of what it stands for, so that nothing moves when that arrives. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block h-4 animate-breathe rounded-xs bg-celadon', className)} />
  );
}

/** The box in which something is being loaded, and the words for it. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
