import { useRef } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import { limitsText } from './check-files.ts';
import { FileInput } from './file-input.tsx';
import { UPLOADS, type UploadTarget } from './upload-targets.ts';
import { useUploads } from './use-uploads.ts';

interface PictureUploadProps {
  target?: UploadTarget;
  onStored: (url: string) => void;
}

/** Takes a picture from the person and says where it is then. */
export function PictureUpload({ target = UPLOADS.picture, onStored }: PictureUploadProps) {
  const hasScript = useHasScript();
  const input = useRef<HTMLInputElement>(null);
  const { queue, failure, add } = useUploads({
    target,
    room: 1,
    onStored: ([file]) => file && onStored(file.url),
  });
  if (!hasScript) return null;

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          busy={queue.length > 0}
          busyLabel="Uploading"
          onClick={() => input.current?.click()}
        >
          Upload a picture
        </Button>
        <span className="text-xs leading-4.5 text-muted">{limitsText('image')}</span>
      </div>
      <FileInput ref={input} kind="image" label="Picture" onChosen={add} />
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
    </div>
  );
}
