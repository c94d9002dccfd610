import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const tones = {
  neutral: 'bg-celadon text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

interface TagProps {
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}

/** A small fact beside a larger one. The state of a thing is a `Lamp`. */
export function Tag({ tone = 'neutral', children, className }: TagProps) {
  return (
    <span
      className={cx(
        'num inline-block h-fit rounded-xs px-1.5 py-px text-2xs leading-4.5 font-title whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
