import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

interface SectionProps {
  title: ReactNode;
  intro?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
  /** Heading above instead of beside, when the body needs all twelve columns. */
  full?: boolean;
  id?: string;
  level?: 2 | 3;
  className?: string;
}

/** A public section: an ink rule, a heading in columns 1 to 3 and the body in 4 to 12. */
export function Section({ title, intro, action, children, full, id, level = 2, className }: SectionProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx(
        'border-t border-ink pt-4 pb-(--s9)',
        !full && 'grid gap-x-(--gutter) gap-y-6 md:grid-cols-12',
        className,
      )}
    >
      <header
        className={cx(
          full
            ? 'mb-4 flex flex-wrap items-baseline gap-x-6'
            : 'grid content-start justify-items-start gap-2 md:col-span-3',
        )}
      >
        <Heading id={headingId} className="text-xl">
          {title}
        </Heading>
        {intro && (
          <div className={cx('text-sm leading-5.5 text-pretty text-muted', !full && 'max-w-[32ch]')}>
            {intro}
          </div>
        )}
        {action && <div className={cx(full && 'ms-auto')}>{action}</div>}
      </header>
      <div className={cx('min-w-0', !full && 'md:col-span-9')}>{children}</div>
    </section>
  );
}
