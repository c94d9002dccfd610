import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '#web/ui/messages/notice.tsx';
import { showToast } from '#web/ui/messages/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

interface Asked {
  url: string;
  name: string;
}

/** What became of a file that was to go. */
export interface Removed {
  /** '' when it went well. */
  failure: string;
  isSignedOut: boolean;
}

interface Removing<R extends Removed> {
  /** What removing it means, said before. */
  consequence: (url: string) => string;
  remove: (url: string) => Promise<R>;
  /** It has gone: takes it out of the form. */
  takeOff: (url: string, removed: R) => void;
  onSignedOut: () => void;
  /** The button that gets the cursor when the file's own is gone. */
  next: string;
}

/** Asks before a file goes. */
export function useFileRemoval<R extends Removed>(
  removing: Removing<R>,
): {
  ask: (asked: Asked) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function confirm({ url }: Asked) {
    setIsBusy(true);
    const removed = await removing.remove(url);
    setIsBusy(false);
    if (removed.failure) {
      setFailure(`Failed to remove file: ${removed.failure}`);
      if (removed.isSignedOut) removing.onSignedOut();
      return;
    }
    flushSync(() => {
      setAsked(null);
      removing.takeOff(url, removed);
    });
    document.getElementById(removing.next)?.focus();
    showToast('File removed successfully', { seconds: 3 });
  }

  const dialog = asked && (
    <ConfirmDialog
      title="Are you sure you want to remove this file?"
      confirmLabel="Remove file"
      danger
      busy={isBusy}
      open
      onOpenChange={(open) => {
        if (!open) setAsked(null);
      }}
      onConfirm={() => confirm(asked)}
    >
      <p className="break-words">{asked.name}</p>
      <p className="text-sm text-muted">{removing.consequence(asked.url)}</p>
      {failure && (
        <Notice tone="danger" live className="mt-3">
          {failure}
        </Notice>
      )}
    </ConfirmDialog>
  );

  function ask(what: Asked) {
    setFailure('');
    setAsked(what);
  }
  return { ask, dialog };
}
