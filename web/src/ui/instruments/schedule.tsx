import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface ScheduleItem {
  id: string;
  when: ReactNode;
  detail?: ReactNode;
  amount?: ReactNode;
  amountDetail?: ReactNode;
  /** How the step stands, or what can be done about it. */
  action?: ReactNode;
  /** Where we stand now: it carries the needle. */
  current?: boolean;
}

/** Dated steps down one line. */
export function Schedule({ items, className }: { items: readonly ScheduleItem[]; className?: string }) {
  return (
    <ol className={cx('num text-md leading-5.5', className)}>
      {items.map((item) => (
        <li
          key={item.id}
          aria-current={item.current ? 'step' : undefined}
          className="group grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-3.5"
        >
          <Point current={item.current} />
          <div className={item.action ? 'pb-1' : 'pb-4 group-last:pb-0'}>
            <div className={cx(item.current && 'font-strong')}>{item.when}</div>
            <Small>{item.detail}</Small>
          </div>
          <div className="text-end">
            <div className={cx(item.current && 'font-strong')}>{item.amount}</div>
            <Small>{item.amountDetail}</Small>
          </div>
          {item.action && <div className="col-span-2 col-start-2 pb-4 group-last:pb-0">{item.action}</div>}
        </li>
      ))}
    </ol>
  );
}

function Point({ current }: { current?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative row-span-2 w-px justify-self-center bg-control group-last:h-3',
        'before:absolute before:start-[-5px] before:top-[9px] before:h-0.75 before:w-[11px]',
        current ? 'before:bg-signal' : 'before:bg-control',
      )}
    />
  );
}

function Small({ children }: { children: ReactNode }) {
  if (!children) return null;
  return <div className="text-xs leading-4.5 text-muted">{children}</div>;
}
