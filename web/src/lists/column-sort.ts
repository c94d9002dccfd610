import type { ListAddress } from './list-address.ts';

/** A column's head: how the rows are ordered by it now, and what a press leads to. Downwards has a minus before it. */
export function columnSort<V extends { sort: string }>(list: ListAddress<V>, view: V, column: string) {
  const direction: Readonly<Record<string, 'ascending' | 'descending'>> = {
    [column]: 'ascending',
    [`-${column}`]: 'descending',
  };
  const sort = direction[view.sort];
  const next = sort === 'ascending' ? `-${column}` : column;
  return { sort, sortTo: list.changed(view, { sort: next } as Partial<V>) };
}
