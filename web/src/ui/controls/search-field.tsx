import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: string };

/** A search box whose label is said, not shown: the icon and the placeholder show it. */
export function SearchField({ label, className, ...input }: SearchFieldProps) {
  return (
    <div className={cx('relative', className)}>
      <Search className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted" />
      <input dir="auto" {...input} type="search" aria-label={label} className="input ps-10" />
    </div>
  );
}
