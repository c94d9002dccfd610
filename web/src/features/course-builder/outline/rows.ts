import type { Hit, Thing } from './places.ts';

/** Of the box in which the chosen slide stands. */
export const STAGE_ID = 'chosen-slide';

// Rows of the outline, as the page has them: each says in `data-row` whose it is.

const hitOf = (row: Element): Pick<Hit, 'kind' | 'id'> => {
  const [kind = '', id = ''] = (row.getAttribute('data-row') ?? '').split(':');
  return { kind: kind as Hit['kind'], id };
};

/** Whose grip it is, or whose row it stands in; null for what has none. */
export function thingOf(element: Element | null): Thing | null {
  const row = element?.closest('[data-row]');
  const hit = row && hitOf(row);
  return hit && hit.kind !== 'foot' ? { kind: hit.kind, id: hit.id } : null;
}

/** The row at a height of the window. */
export function hitAt(list: Element, y: number): Hit | null {
  const { left, width } = list.getBoundingClientRect();
  const row = document.elementFromPoint(left + width / 2, y)?.closest('[data-row]');
  if (!row || !list.contains(row)) return null;
  const { top, height } = row.getBoundingClientRect();
  return { ...hitOf(row), isLower: y > top + height / 2 };
}

/** Puts the cursor on the same part of the next row, or of another one. */
export function stepFrom(list: Element, from: Element, by: number) {
  const rows = [...list.querySelectorAll('[data-row]:not([data-row^="foot:"])')];
  const row = from.closest('[data-row]');
  const next = row && rows[rows.indexOf(row) + by];
  const part = from.hasAttribute('data-grip') ? '[data-grip]' : '[data-name]';
  next?.querySelector<HTMLElement>(part)?.focus();
}

export const focusRow = (list: Element | null, key: string, part = '[data-grip]') =>
  list?.querySelector<HTMLElement>(`[data-row="${key}"] ${part}`)?.focus();

/** Brings a row into sight within a list that scrolls in itself, and moves nothing else. */
export function showRow(list: Element | null, key: string) {
  const row = list?.querySelector(`[data-row="${key}"]`);
  if (!list || !row) return;
  const [box, at] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (at.top < box.top) list.scrollTop -= box.top - at.top;
  else if (at.bottom > box.bottom) list.scrollTop += at.bottom - box.bottom;
}
