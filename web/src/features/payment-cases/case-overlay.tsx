import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Sheet } from '#web/ui/panel.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { useWayBack } from './back-link.tsx';
import { type CaseView, caseViewPath, viewBelow } from './case-view.ts';
import { useHasScript } from './use-has-script.ts';

interface CaseOverlayProps {
  view: CaseView;
  title: ReactNode;
  /** A question is narrower than a case. */
  width: 'md' | 'lg';
  children: ReactNode;
}

/** What stands over the list and has an address of its own: a dialog, and without a script a part of the page. */
export function CaseOverlay({ view, title, width, children }: CaseOverlayProps) {
  const hasScript = useHasScript();
  const close = useWayBack(caseViewPath(viewBelow(view)));
  if (!hasScript) {
    return (
      <Sheet title={title} className="mb-4 hidden noscript:block">
        {children}
      </Sheet>
    );
  }
  return (
    <Dialog title={title} width={width} open onOpenChange={close}>
      {/* A dialog stands outside of the page, whose parts are dense. */}
      <div className="staff contents">{children}</div>
    </Dialog>
  );
}

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
