import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { WHILE_SENDING } from '../use-sending.tsx';
import type { TestDesk, TestSave } from './test-desk.ts';

interface LeaveTestProps {
  desk: TestDesk;
  save: TestSave;
  /** A picture is on its way to a question. */
  isSending: boolean;
}

const UNSAVED = {
  title: 'Leave without saving?',
  words: 'What you changed last is not saved and would be lost.',
};

/** Leaving saves first; where that cannot be done, nobody leaves what they wrote or send by mistake. */
export function LeaveTest({ desk, save, isSending }: LeaveTestProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (isSending || !desk.isSaved),
  );
  useBeforeUnload((event) => {
    if (isSending || !desk.isSaved) event.preventDefault();
  });
  const isBlocked = blocker.state === 'blocked';
  const isUnsaved = save.kind !== 'saving' && save.kind !== 'saved';
  const asked = isSending ? WHILE_SENDING : UNSAVED;

  // The router has stopped on the way out: what is not saved is sent, once.
  useEffect(() => {
    if (isBlocked) void desk.flush();
  }, [isBlocked, desk]);
  // It is the server that lets go: with its answer the way is free.
  useEffect(() => {
    if (isBlocked && !isSending && save.kind === 'saved') blocker.proceed?.();
  }, [isBlocked, isSending, save, blocker]);

  return (
    <ConfirmDialog
      title={asked.title}
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      open={isBlocked && (isSending || isUnsaved)}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      onConfirm={() => blocker.proceed?.()}
    >
      {asked.words}
    </ConfirmDialog>
  );
}
