import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface BoxProps {
  children: ReactNode;
  className?: string;
}

/** A quiet ground for sums and the action that follows from them. */
export function Panel({ children, className }: BoxProps) {
  return (
    <div className={cx('grid gap-5 border-t border-ink bg-mist p-6 max-md:p-5', className)}>{children}</div>
  );
}

interface SheetProps extends BoxProps {
  title?: ReactNode;
  actions?: ReactNode;
  /** Where there is room the title stands in the first three columns and what it heads in the other nine. */
  beside?: boolean;
  /** For a table or list that goes to the edges. */
  flush?: boolean;
  /** It was opened by a press elsewhere on the page, and is read from its heading. */
  opened?: boolean;
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** A white sheet on the staff's mist. */
export function Sheet({ title, actions, beside, flush, opened, children, className }: SheetProps) {
  return (
    <section
      className={cx(
        'min-w-0 border border-hairline bg-paper',
        beside && 'lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]',
        className,
      )}
    >
      {(title || actions) && (
        <header
          className={cx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-hairline px-5 py-3.5',
            beside && 'lg:content-start lg:border-b-0 lg:py-5',
          )}
        >
          {title && (
            <h2 {...(opened && { tabIndex: -1, ref: takeFocus })} className="text-[17px] leading-6">
              {title}
            </h2>
          )}
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </header>
      )}
      {flush ? children : <div className="p-5">{children}</div>}
    </section>
  );
}
