import { useRef } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { limitsText } from './check-files.ts';
import { FileInput } from './file-input.tsx';
import { UPLOADS, type UploadTarget } from './upload-targets.ts';
import { useUploads } from './use-uploads.ts';

interface PictureUploadProps {
  target?: UploadTarget;
  onStored: (url: string) => void;
}

/** Takes a picture from the person and says where it is then. Its room is there before the script that it needs. */
export function PictureUpload({ target = UPLOADS.picture, onStored }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const { queue, failure, add } = useUploads({
    target,
    room: 1,
    onStored: ([file]) => file && onStored(file.url),
  });
  return (
    <div className="grid gap-2 noscript:hidden">
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
