import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../controls/button.tsx';
import { cx } from '../cx.ts';
import { Sheet } from '../layout/panel.tsx';
import { Loading, Skeleton } from '../messages/skeleton.tsx';
import { useHasScript } from '../use-has-script.ts';
import { Dialog, focusFirst, WAY_BACK } from './dialog.tsx';

/** Kept with the step in the history that opens something over the page. */
export const OVER = { isOver: true };

const isOver = (state: unknown) => (state as Partial<typeof OVER> | null)?.isOver === true;

/** Closes what stands over the page: a step back where it was opened from below, else the page below in its place. */
function useWayBack(below: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => {
    if (isOver(state)) navigate(-1);
    else navigate(below, { replace: true, preventScrollReset: true });
  };
}

/** The same as a link, which works without a script. */
export function BackLink({ below }: { below: string }) {
  const goBack = useWayBack(below);

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goBack();
  }

  return (
    <ButtonLink to={below} onClick={press} {...{ [WAY_BACK]: true }}>
      Go back
    </ButtonLink>
  );
}

interface OverlayProps {
  /** The address of the page below. */
  below: string;
  title: ReactNode;
  width?: 'md' | 'lg';
  /** What is still on its way: "Loading the course". */
  loading?: string;
  /** It stands over a page that is not of the back office. */
  roomy?: boolean;
  children?: ReactNode;
}

/** What stands over a page and has an address of its own: a dialog, and without a script a part of the page. */
export function Overlay({ below, title, width, loading, roomy, children }: OverlayProps) {
  const hasScript = useHasScript();
  const close = useWayBack(below);
  const { search } = useLocation();
  if (!hasScript) {
    return (
      <Sheet title={title} className="mb-4 hidden noscript:block">
        {children}
      </Sheet>
    );
  }
  return (
    <Dialog title={title} width={width} open onOpenChange={close}>
      {/* A dialog stands outside of the page, whose parts are dense in the back office. */}
      <div className={cx('contents', !roomy && 'staff')}>
        {loading ? (
          <OverlaySkeleton label={loading} />
        ) : (
          // Another address asks something else.
          <div key={search} ref={takeFocus} className="contents">
            {children}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/**
 * What came after the dialog takes the cursor from its heading, or where it was on what has gone, unless somebody has
 * moved it on.
 */
function takeFocus(arrived: HTMLElement | null) {
  const dialog = arrived?.closest('[role="dialog"]');
  if (!dialog) return;
  const places = [dialog, dialog.querySelector('h2'), document.body];
  if (places.includes(document.activeElement)) focusFirst(dialog);
}

/** Stands where the question will be as soon as it has been read. */
const OverlaySkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className="grid h-60 content-start gap-3">
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="w-4/5" />
      <Skeleton className="w-3/5" />
    </div>
  </Loading>
);
