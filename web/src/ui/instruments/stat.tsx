import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';
import { Figure } from './figure.tsx';

interface StatProps {
  label: string;
  figure: string | number;
  detail?: ReactNode;
  /** The rows behind the number. Left out where no one list shows them: then `detail` leads to those that do. */
  to?: string;
}

const box =
  '@container [--figure-room:100cqi] -ms-px -mt-px grid content-start last:odd:col-span-2 lg:last:odd:col-span-1 gap-1.5 border-s border-t border-hairline px-5 pt-4 pb-4.5 text-sm max-md:px-4 lg:group-data-dense/stats:grid-cols-[auto_minmax(0,1fr)] lg:group-data-dense/stats:items-center lg:group-data-dense/stats:gap-x-4 lg:group-data-dense/stats:gap-y-0 lg:group-data-dense/stats:py-2.5 lg:group-data-dense/stats:*:[bdi]:row-span-2 lg:group-data-dense/stats:*:[bdi]:-order-1';

/** A number and what it counts. The whole card opens the rows that prove it. */
export function Stat({ label, figure, detail, to }: StatProps) {
  const facts = (
    <>
      <span className="text-muted">{label}</span>
      <Figure size="md" fits={String(figure)}>
        {figure}
      </Figure>
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

/** `dense`: on a wide screen each stands on one line, so that the rows below begin high. */
export function StatGrid({ children, dense }: { children: ReactNode; dense?: boolean }) {
  return (
    <div
      data-dense={dense || undefined}
      className="group/stats grid grid-cols-2 overflow-hidden border border-hairline bg-paper lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {children}
    </div>
  );
}
