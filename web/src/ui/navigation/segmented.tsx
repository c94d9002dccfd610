import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface SegmentedProps {
  label: string;
  items: readonly { to: string; label: ReactNode }[];
  /** The `to` of the view that is shown. */
  current: string;
}

/** Two or three views of the same thing, as links. */
export function Segmented({ label, items, current }: SegmentedProps) {
  return (
    <nav
      aria-label={label}
      className="inline-flex divide-x divide-control rounded-xs border border-control max-md:flex max-md:*:flex-1"
    >
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          preventScrollReset
          aria-current={item.to === current ? 'true' : undefined}
          className="inline-flex min-h-[calc(var(--control)-2px)] items-center justify-center gap-2 px-4 text-sm font-title no-underline hover:bg-mist aria-[current]:bg-celadon aria-[current]:shadow-[inset_0_-2px_0_var(--color-deep)]"
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
