import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const sizes = {
  num: 'text-num',
  xl: 'text-figure-xl',
  lg: 'text-figure-lg',
  md: 'text-figure-md',
  sm: 'text-figure-sm',
};

interface FigureProps {
  children: ReactNode;
  size?: keyof typeof sizes;
  /** For a lone figure that stands in no column, such as "1:4". */
  proportional?: boolean;
  className?: string;
}

/** A large light numeral: a date, a price, a count. It reads left to right in every language. */
export function Figure({ children, size = 'lg', proportional, className }: FigureProps) {
  return (
    <bdi
      dir="ltr"
      className={cx('figure whitespace-nowrap', sizes[size], proportional && 'proportional-nums', className)}
    >
      {children}
    </bdi>
  );
}
