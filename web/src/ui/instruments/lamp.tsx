import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type LampKind =
  | 'draft'
  | 'open'
  | 'limited'
  | 'full'
  | 'in-progress'
  | 'completed'
  | 'cancelled'
  | 'closed';

interface LampProps {
  kind: LampKind;
  /** The word. A status is a shape, a colour and a word. */
  children: ReactNode;
  /** Beside a title only. */
  boxed?: boolean;
  className?: string;
}

export function Lamp({ kind, children, boxed, className }: LampProps) {
  return (
    <span
      data-kind={kind}
      className={cx(
        'lamp',
        boxed && 'rounded-xs border border-hairline bg-paper px-2.5 py-1.25 text-ink',
        className,
      )}
    >
      {children}
    </span>
  );
}
