import { Fragment, type ReactNode } from 'react';
import { Loading } from '#web/ui/messages/skeleton.tsx';

interface SkeletonsProps {
  /** What is on its way: "Loading courses". */
  label: string;
  count: number;
  className: string;
  /** One row. */
  children: ReactNode;
}

/** Rows that are on their way, each in the box of a row. */
export function Skeletons({ label, count, className, children }: SkeletonsProps) {
  return (
    <Loading label={label}>
      <div className={className}>
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <Fragment key={place}>{children}</Fragment>
        ))}
      </div>
    </Loading>
  );
}
