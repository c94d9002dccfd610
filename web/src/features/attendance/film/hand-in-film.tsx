import { useBeforeUnload, useBlocker, useRevalidator } from 'react-router';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { DropZone } from '#web/uploads/drop-zone.tsx';
import { filmUpload } from '#web/uploads/upload-targets.ts';
import { useUploads } from '#web/uploads/use-uploads.ts';

interface HandInFilmProps {
  slug: string;
  /** What the button says. */
  label: string;
}

/** Takes the film and says how far it is; what did not arrive is sent again by a press. */
export function HandInFilm({ slug, label }: HandInFilmProps) {
  const { revalidate } = useRevalidator();
  const uploads = useUploads({ target: filmUpload(slug), room: 1, onStored: () => void revalidate() });
  const isSending = uploads.queue.length > 0;
  return (
    <>
      <p className="hidden text-md noscript:block">
        A film is sent by a script. Please let scripts run on this page.
      </p>
      <div className="noscript:hidden">
        <DropZone id="film" label={label} uploads={uploads} />
      </div>
      <StayWhileSending isSending={isSending} />
    </>
  );
}

/** Leaving calls off what has not arrived, which may be hundreds of megabytes. */
function StayWhileSending({ isSending }: { isSending: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isSending && currentLocation.pathname !== nextLocation.pathname,
  );
  // The browser asks in its own words when the page is closed.
  useBeforeUnload((event) => {
    if (isSending) event.preventDefault();
  });
  return (
    <ConfirmDialog
      title="Leave while your film is being sent?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      onConfirm={() => blocker.proceed?.()}
    >
      It has not arrived yet and is not handed in if you leave now.
    </ConfirmDialog>
  );
}
