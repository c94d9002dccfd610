import { Check, CircleAlert, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const tones = {
  info: { ground: 'bg-mist', mark: 'text-ink', Icon: Info },
  success: { ground: 'bg-success-soft', mark: 'text-success', Icon: Check },
  warning: { ground: 'bg-warning-soft', mark: 'text-warning', Icon: Clock },
  danger: { ground: 'bg-danger-soft', mark: 'text-danger', Icon: CircleAlert },
};

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Set when it appears after the page: it is then read out, at once if something failed. */
  live?: boolean;
  className?: string;
}

export function Notice({ tone = 'info', title, children, action, live, className }: NoticeProps) {
  const { ground, mark, Icon } = tones[tone];
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div
      role={role}
      className={cx('flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xs px-4 py-3.5', ground, className)}
    >
      <div className="flex flex-[1_1_16rem] gap-3 text-md leading-5.5">
        <Icon className={cx('mt-px size-5', mark)} />
        <div className="grid min-w-0 content-start gap-1">
          {title && <strong className={cx(tone === 'danger' && mark)}>{title}</strong>}
          {children && <div>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
