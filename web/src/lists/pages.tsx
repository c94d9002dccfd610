import { ButtonLink } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { ListAddress } from './list-address.ts';

const looks = {
  /** At the end of a sheet. */
  sheet: { nav: 'justify-end gap-2 px-5 py-3.5', size: 'sm', first: 'ghost' },
  /** Below the rows of a page. */
  page: { nav: 'mt-6 gap-3', size: 'md', first: 'outline' },
} as const;

interface PagesProps<V> {
  list: ListAddress<V>;
  view: V;
  nextCursor: string | null;
  look?: keyof typeof looks;
  /** What leads to the beginning, and what to the rows that follow. */
  words?: { first: string; next: string };
  className?: string;
}

const WORDS = { first: 'Newest', next: 'Next' };

/** A list is read forward by cursor; the way back is the browser's, or the beginning. */
export function Pages<V extends { cursor: string }>(props: PagesProps<V>) {
  const { list, view, nextCursor, look = 'sheet', words = WORDS, className } = props;
  if (!view.cursor && !nextCursor) return null;
  const { nav, size, first } = looks[look];
  const at = (cursor: string) => list.changed(view, { cursor } as Partial<V>);
  return (
    <nav aria-label="Pages" className={cx('flex flex-wrap', nav, className)}>
      {view.cursor && (
        <ButtonLink to={at('')} size={size} variant={first}>
          {words.first}
        </ButtonLink>
      )}
      {nextCursor && (
        <ButtonLink to={at(nextCursor)} size={size}>
          {words.next}
        </ButtonLink>
      )}
    </nav>
  );
}
