import { z } from 'zod';
import { fieldError } from '#server/calls/app-error.ts';
import type { Page } from './order-lists.repository.ts';

const cursorText = z.uuid();

/** One row more than is shown is asked for, so that the last page is known to be the last. */
export const toPage = (cursor: string | undefined, size: number): Page => {
  if (cursor && !cursorText.safeParse(cursor).success) throw fieldError('cursor', 'Not a page of this list');
  return { before: cursor || undefined, limit: size + 1 };
};

export const cutPage = <Row extends { order: { id: string } }>(rows: Row[], size: number) => {
  const shown = rows.slice(0, size);
  return { rows: shown, nextCursor: rows.length > size ? (shown.at(-1)?.order.id ?? null) : null };
};
