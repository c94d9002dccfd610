import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { Figure } from './figure.tsx';

interface StatProps {
  label: string;
  figure: ReactNode;
  detail?: ReactNode;
  /** The rows behind the number. Left out where no one list shows them: then `detail` leads to those that do. */
  to?: string;
}

const box =
  '-ms-px -mt-px grid content-start gap-1.5 border-s border-t border-hairline px-5 pt-4 pb-4.5 text-sm max-md:px-4';

/** A number and what it counts. The whole card opens the rows that prove it. */
export function Stat({ label, figure, detail, to }: StatProps) {
  const facts = (
    <>
      <span className="text-muted">{label}</span>
      <Figure size="md">{figure}</Figure>
      {detail && <span className="num text-xs text-muted">{detail}</span>}
    </>
  );
  if (!to) return <div className={box}>{facts}</div>;
  return (
    <Link to={to} className={cx(box, 'no-underline hover:bg-celadon focus-visible:-outline-offset-2')}>
      {facts}
    </Link>
  );
}

export function StatGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 overflow-hidden border border-hairline bg-paper lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {children}
    </div>
  );
}
