import type { ReactNode } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

interface StayWhileSendingProps {
  isSending: boolean;
  /** The question. */
  title: string;
  /** What becomes of what is on its way. */
  children: ReactNode;
}

/** Leaving calls off what has not arrived, which may be gigabytes. Once on a page. */
export function StayWhileSending({ isSending, title, children }: StayWhileSendingProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isSending && currentLocation.pathname !== nextLocation.pathname,
  );
  // The browser asks in its own words when the page is closed.
  useBeforeUnload((event) => {
    if (isSending) event.preventDefault();
  });
  return (
    <ConfirmDialog
      title={title}
      confirmLabel="Leave"
      cancelLabel="Stay"
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      onConfirm={() => blocker.proceed?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
