import type { ReactNode } from 'react';
import { Overlay } from '#web/ui/overlay.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { type CaseView, caseViewPath, viewBelow } from './case-view.ts';

interface CaseOverlayProps {
  view: CaseView;
  title: ReactNode;
  /** A question is narrower than a case. */
  width: 'md' | 'lg';
  children: ReactNode;
}

/** A case, or a question about it, over the list. */
export const CaseOverlay = ({ view, ...overlay }: CaseOverlayProps) => (
  <Overlay below={caseViewPath(viewBelow(view))} {...overlay} />
);

/** Stands where the case will be as soon as it has been read. */
export function OverlaySkeleton() {
  return (
    <Loading label="Loading the payment case">
      <div className="grid h-60 content-start gap-3">
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="w-4/5" />
        <Skeleton className="w-3/5" />
        <Skeleton className="w-1/2" />
      </div>
    </Loading>
  );
}
