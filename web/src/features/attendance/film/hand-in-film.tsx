import { useRevalidator } from 'react-router';
import { DropZone } from '#web/uploads/drop-zone.tsx';
import { StayWhileSending } from '#web/uploads/stay-while-sending.tsx';
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
      <StayWhileSending title="Leave while your film is being sent?" isSending={isSending}>
        It has not arrived yet and is not handed in if you leave now.
      </StayWhileSending>
    </>
  );
}
