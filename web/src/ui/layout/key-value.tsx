import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface KeyValueProps {
  /** `spread` puts values at the end of the line, as sums stand; `wide` puts them in a second column. */
  layout?: 'spread' | 'wide';
  children: ReactNode;
  className?: string;
}

export function KeyValue({ layout = 'spread', children, className }: KeyValueProps) {
  return (
    <dl data-layout={layout} className={cx('group/kv num grid', className)}>
      {children}
    </dl>
  );
}

interface KeyValueRowProps {
  term: ReactNode;
  children: ReactNode;
  /** A total. */
  strong?: boolean;
}

export function KeyValueRow({ term, children, strong }: KeyValueRowProps) {
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_fit-content(64%)] gap-x-4 border-b border-hairline py-2.5 text-md',
        'group-data-[layout=wide]/kv:grid-cols-[min(200px,36%)_minmax(0,1fr)] max-md:group-data-[layout=wide]/kv:grid-cols-1',
        strong && 'font-strong',
      )}
    >
      <dt className={cx(!strong && 'text-muted')}>{term}</dt>
      <dd className="text-end group-data-[layout=wide]/kv:text-start">{children}</dd>
    </div>
  );
}
