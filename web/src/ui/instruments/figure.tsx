import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const sizes = {
  num: 'text-num',
  xl: 'text-figure-xl',
  lg: 'text-figure-lg',
  md: 'text-figure-md',
  sm: 'text-figure-sm',
};

/** The width of one character, in the size of the figure: none is wider on average. */
const CHARACTER = 0.54;

interface FigureProps {
  children: ReactNode;
  size?: keyof typeof sizes;
  /** For a lone figure that stands in no column, such as "1:4". */
  proportional?: boolean;
  /** The text itself, where it may be too long for its place at this size: there it is set smaller. */
  fits?: string;
  className?: string;
}

/** A large light numeral: a date, a price, a count. It reads left to right in every language. */
export function Figure({ children, size = 'lg', proportional, fits, className }: FigureProps) {
  return (
    <bdi
      dir="ltr"
      style={fits ? { fontSize: fitting(sizes[size], fits) } : undefined}
      className={cx('figure whitespace-nowrap', sizes[size], proportional && 'proportional-nums', className)}
    >
      {children}
    </bdi>
  );
}

/** Its place is as wide as the page, or as `--figure-room` says. */
const ROOM = 'var(--figure-room, 100vw - 2 * var(--page-inline))';

const fitting = (token: string, text: string) =>
  `min(var(--${token}), calc((${ROOM}) / ${(text.length * CHARACTER).toFixed(2)}))`;
