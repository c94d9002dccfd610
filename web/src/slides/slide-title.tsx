import { createContext, type ReactNode, useContext } from 'react';
import { cx } from '#web/ui/cx.ts';

/** Set where a slide stands in a page that has a heading of its own, as where it is written. */
export const SlideIsPart = createContext(false);

interface SlideTitleProps {
  /** Where the film has all of the stage. */
  isUnseen?: boolean;
  children: ReactNode;
}

/** The heading of a slide: while it is learned, of the page. */
export function SlideTitle({ isUnseen, children }: SlideTitleProps) {
  const Heading = useContext(SlideIsPart) ? 'h2' : 'h1';
  return <Heading className={cx('slide-title', isUnseen && 'sr-only')}>{children}</Heading>;
}
