import { useState } from 'react';
import type { DraftPicture } from '#contracts/course-builder/draft-slide.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { DropZone } from '#web/uploads/drop-zone.tsx';
import { UPLOADS } from '#web/uploads/upload-targets.ts';
import { useUploads } from '#web/uploads/use-uploads.ts';
import type { UploadNews } from '../upload-news.ts';
import { DrawingForm } from './drawing-form.tsx';
import { PICTURE } from './picture-words.ts';

interface PictureEditProps {
  /** Of its own on the page. */
  id: string;
  picture: DraftPicture | null;
  onPicture: (picture: DraftPicture | null) => void;
  upload?: UploadNews;
}

/** Chooses a picture: a file, or a drawing that stands in the page. Words about the one before would be wrong of it. */
export function PictureEdit({ id, picture, onPicture, upload }: PictureEditProps) {
  const [isDrawing, setIsDrawing] = useState(false);
  const uploads = useUploads({
    ...upload,
    target: UPLOADS.picture,
    room: 1,
    onStored: ([file]) => {
      if (file?.width && file.height)
        onPicture({ kind: 'photo', url: file.url, width: file.width, height: file.height, alt: '' });
    },
  });
  return (
    <div className="grid gap-3">
      <DropZone id={id} label={picture ? PICTURE.replace : PICTURE.upload} uploads={uploads} />
      {isDrawing ? (
        <DrawingForm
          id={`${id}-drawing`}
          svg={picture?.kind === 'drawing' ? picture.svg : ''}
          onDrawing={(svg) => {
            onPicture({ kind: 'drawing', svg, alt: picture?.kind === 'drawing' ? picture.alt : '' });
            setIsDrawing(false);
          }}
          onCancel={() => setIsDrawing(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setIsDrawing(true)}>
            {PICTURE.draw}
          </Button>
          {picture && (
            <Button size="sm" onClick={() => onPicture(null)}>
              {PICTURE.remove}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
