import { Play } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { UploadedFilm } from '#web/ui/pictures/uploaded-film.tsx';

type PreviewDialogProps = { title: string; url: string };

/** The course's film, over the page. Without a script it is not offered: the page says all that it says. */
export const PreviewDialog = ({ title, url }: PreviewDialogProps) => (
  <Dialog
    title={title}
    width="lg"
    trigger={
      <Button className="noscript:hidden">
        <Play aria-hidden="true" />
        Watch the preview
      </Button>
    }
  >
    <UploadedFilm url={url} />
  </Dialog>
);
