import { ButtonLink } from '#web/ui/controls/button.tsx';
import { filterPath } from './filter-path.ts';

interface CursorPagesProps {
  path: string;
  filter: Readonly<Record<string, string>> & { cursor: string };
  nextCursor: string | null;
}

/** The list is read forward by cursor; the way back is the browser's, or the beginning. */
export function CursorPages({ path, filter, nextCursor }: CursorPagesProps) {
  if (!filter.cursor && !nextCursor) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap justify-end gap-2 px-5 py-3.5">
      {filter.cursor && (
        <ButtonLink to={filterPath(path, { ...filter, cursor: '' })} size="sm" variant="ghost">
          Newest
        </ButtonLink>
      )}
      {nextCursor && (
        <ButtonLink to={filterPath(path, { ...filter, cursor: nextCursor })} size="sm">
          Next
        </ButtonLink>
      )}
    </nav>
  );
}
