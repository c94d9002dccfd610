import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import type { TestDesk, TestSave } from './test-desk.ts';

/** Leaving saves first; where that cannot be done, nobody leaves what they wrote by mistake. */
export function LeaveTest({ desk, save }: { desk: TestDesk; save: TestSave }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !desk.isSaved,
  );
  useBeforeUnload((event) => {
    if (!desk.isSaved) event.preventDefault();
  });
  const isBlocked = blocker.state === 'blocked';

  // The router has stopped on the way out: what is not saved is sent, once.
  useEffect(() => {
    if (isBlocked) void desk.flush();
  }, [isBlocked, desk]);
  // It is the server that lets go: with its answer the way is free.
  useEffect(() => {
    if (isBlocked && save.kind === 'saved') blocker.proceed?.();
  }, [isBlocked, save, blocker]);

  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      open={isBlocked && save.kind !== 'saving' && save.kind !== 'saved'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      onConfirm={() => blocker.proceed?.()}
    >
      What you changed last is not saved and would be lost.
    </ConfirmDialog>
  );
}
