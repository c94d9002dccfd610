import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Notice } from '#web/ui/messages/notice.tsx';
import { showToast } from '#web/ui/messages/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { useFormFacts } from '../form-facts.ts';
import { useFormMachine } from '../form-status.ts';
import type { FormValues } from '../form-values.ts';
import { type FilePlace, removeFile } from './remove-file.ts';

interface Asked {
  url: string;
  name: string;
}

interface Removing {
  place: FilePlace;
  /** Takes it out of the form. */
  takeOff: (url: string) => void;
  /** The button that gets the cursor when the file's own is gone. */
  next: string;
}

/** Asks before a file goes. One that is saved with the course goes at once, for visitors too. */
export function useFileRemoval({ place, takeOff, next }: Removing): {
  ask: (asked: Asked) => void;
  dialog: ReactNode;
} {
  const { stored } = useFormFacts();
  const { tookFileOff, askToSignIn } = useFormMachine();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isSaved = asked !== null && stored !== null && showsFile(stored.media, place, asked.url);

  async function confirm({ url }: Asked) {
    setIsBusy(true);
    const removed = await removeFile({ url, place, courseId: isSaved ? stored._id : null });
    setIsBusy(false);
    if (removed.failure) {
      setFailure(`Failed to remove file: ${removed.failure}`);
      if (removed.isSignedOut) askToSignIn();
      return;
    }
    flushSync(() => {
      setAsked(null);
      takeOff(url);
    });
    document.getElementById(next)?.focus();
    if (removed.version !== null) tookFileOff(url, removed.version);
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
      <p className="text-sm text-muted">
        {isSaved
          ? 'It is taken off the course at once, whether or not you save.'
          : 'It has not been saved with the course.'}
      </p>
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

function showsFile(media: FormValues['media'], place: FilePlace, url: string): boolean {
  const shown: Record<FilePlace, readonly (string | undefined)[]> = {
    'main-image': [media.mainImage?.url],
    document: media.documents,
    image: media.images,
    video: media.videos,
  };
  return shown[place].includes(url);
}
