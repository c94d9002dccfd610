import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';

type ChipProps = ComponentProps<typeof Link> & {
  current?: boolean;
  count?: number;
};

/** A filter as a link: its state is in the URL. The hit area reaches 4px beyond the edge. */
export function Chip({ current, count, className, children, ...link }: ChipProps) {
  return (
    <Link
      preventScrollReset
      {...link}
      aria-current={current ? 'true' : undefined}
      className={cx(
        'relative inline-flex min-h-9 flex-none items-center gap-2 rounded-xs border px-3 text-sm whitespace-nowrap no-underline transition-colors after:absolute after:-inset-1 max-md:min-h-10',
        current
          ? 'border-deep bg-deep text-on-deep hover:bg-deep-hover'
          : 'border-control bg-paper hover:border-ink',
        className,
      )}
    >
      {children}
      {count !== undefined && (
        <span className={cx('num', current ? 'text-on-deep-muted' : 'text-muted')}>{count}</span>
      )}
    </Link>
  );
}

/** One line of chips that scrolls on a phone and wraps elsewhere. */
export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="flex gap-2 py-1 max-md:-mx-(--page-inline) max-md:overflow-x-auto max-md:px-(--page-inline) max-md:[scrollbar-width:none] md:flex-wrap"
    >
      {children}
    </nav>
  );
}
