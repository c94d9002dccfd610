import { z } from 'zod';
import { fieldError } from './app-error.ts';

/** One page of a list: `before` is the id that the page before ended with. */
export type Page = { before: string | undefined; limit: number };

const cursorText = z.uuid();

/** One row more than is shown is asked for, so that the last page is known to be the last. */
export const toPage = (cursor: string | undefined, size: number): Page => {
  if (cursor && !cursorText.safeParse(cursor).success) throw fieldError('cursor', 'Not a page of this list');
  return { before: cursor || undefined, limit: size + 1 };
};

export const cutPage = <Row>(found: Row[], size: number, idOf: (row: Row) => string) => {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, nextCursor: last && found.length > size ? idOf(last) : null };
};
