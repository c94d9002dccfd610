import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { LeftOut } from './left-out.tsx';
import type { ListAddress } from './list-address.ts';
import { usePendingView } from './use-pending-view.ts';

interface WhileAskedProps<V> {
  list: ListAddress<V>;
  view: V;
  /** Left out where the rows stay in sight whatever is asked. */
  skeleton?: ReactNode;
  /** Whether the rows stay in sight while another view is on its way; else the skeleton takes their place. */
  isKept?: (asked: V, view: V) => boolean;
  children: ReactNode;
}

/** The rows, until others have been asked for. */
export function WhileAsked<V>({ list, view, skeleton, isKept, children }: WhileAskedProps<V>) {
  const asked = usePendingView(list);
  const isChanging = asked !== undefined && !list.isSameList(asked, view);
  if (isChanging && skeleton && !isKept?.(asked, view)) return skeleton;
  return (
    <div
      aria-busy={isChanging || undefined}
      className={cx('transition-opacity', isChanging && 'opacity-60 delay-150')}
    >
      <LeftOut list={list} />
      {children}
    </div>
  );
}
