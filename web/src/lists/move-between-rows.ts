import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Set on the one link of each row that the keys move to; Enter then opens it, as any link. */
export const ROW_LINK = 'data-row-link';

/** The arrows, and j and k, lead from row to row; in a menu they are left alone. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableRowElement>): void {
  const step = steps[event.key];
  const isElsewhere = (event.target as Element).closest('[popover]');
  if (!step || isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return;
  const row = event.currentTarget;
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
  event.preventDefault();
  next?.querySelector<HTMLElement>(`[${ROW_LINK}]`)?.focus();
}
