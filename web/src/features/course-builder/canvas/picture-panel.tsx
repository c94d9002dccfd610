import { Sheet } from '#web/ui/layout/panel.tsx';
import { PictureEdit } from '../pictures/picture-edit.tsx';
import { CANVAS } from './canvas-words.ts';
import type { EditedProps } from './edited.ts';

/** The picture of a slide; its words stand with the settings. */
export const PicturePanel = ({ slide, change, isReadOnly, upload }: EditedProps) =>
  !isReadOnly && (
    <Sheet title={CANVAS.picture} className="mt-4">
      <PictureEdit
        id="slide-picture"
        picture={slide.picture}
        onPicture={(picture) => change({ picture })}
        upload={upload}
      />
    </Sheet>
  );
