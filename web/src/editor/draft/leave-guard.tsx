import type { RefObject } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

interface LeaveGuardProps {
  /** How many fields differ from what is stored, counted now. */
  count: () => number;
  keep: () => void;
  /** The form itself leads somewhere, with everything saved. */
  isFree: RefObject<boolean>;
}

/** Nobody leaves unsaved work by mistake; who does finds it again. */
export function LeaveGuard({ count, keep, isFree }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isFree.current && count() > 0,
  );
  useBeforeUnload((event) => {
    if (isFree.current || count() === 0) return;
    keep();
    event.preventDefault();
  });
  function leave() {
    keep();
    blocker.proceed?.();
  }
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      onConfirm={leave}
    >
      What you changed is not saved. This browser keeps it and offers it when you come back to this form.
    </ConfirmDialog>
  );
}
