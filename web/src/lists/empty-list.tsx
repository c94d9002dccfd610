import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { ListAddress } from './list-address.ts';

interface Words {
  title: string;
  /** What was looked for, or what will stand here. */
  text?: string;
}

interface EmptyListProps<V> {
  list: ListAddress<V>;
  view: V;
  /** Said where a filter leaves nothing; `all` leads to the list without it. */
  unmatched: Words & { all: string };
  /** Said where there is nothing at all. */
  none: Words;
  /** The way out of that. */
  actions?: ReactNode;
  /** What stays chosen in the list without a filter. */
  kept?: Partial<V>;
}

/** No row fits, or there is none: which of the two, and the way out. */
export function EmptyList<V>({ list, view, unmatched, none, actions, kept = {} }: EmptyListProps<V>) {
  const isNarrowed = list.isFiltered(view) || !list.isSameList(view, list.firstPage(view));
  const { title, text } = isNarrowed ? unmatched : none;
  return (
    <div className="p-5">
      <EmptyState
        title={title}
        actions={isNarrowed ? <ButtonLink to={list.to(kept)}>{unmatched.all}</ButtonLink> : actions}
      >
        {text}
      </EmptyState>
    </div>
  );
}
