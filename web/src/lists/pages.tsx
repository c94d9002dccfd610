import { ButtonLink } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { ListAddress } from './list-address.ts';

interface PagesProps<V> {
  list: ListAddress<V>;
  view: V;
  nextCursor: string | null;
  className?: string;
}

/** A list is read forward by cursor; the way back is the browser's, or the beginning. */
export function Pages<V extends { cursor: string }>({ list, view, nextCursor, className }: PagesProps<V>) {
  if (!view.cursor && !nextCursor) return null;
  const at = (cursor: string) => list.changed(view, { cursor } as Partial<V>);
  return (
    <nav aria-label="Pages" className={cx('flex flex-wrap justify-end gap-2 px-5 py-3.5', className)}>
      {view.cursor && (
        <ButtonLink to={at('')} size="sm" variant="ghost">
          Newest
        </ButtonLink>
      )}
      {nextCursor && (
        <ButtonLink to={at(nextCursor)} size="sm">
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
