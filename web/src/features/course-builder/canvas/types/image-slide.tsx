import { ShownPicture } from '#web/slides/shown-picture.tsx';
import { SlideFrame } from '#web/slides/slide-frame.tsx';
import { CANVAS } from '../canvas-words.ts';
import type { EditedProps } from '../edited.ts';
import { PicturePanel } from '../picture-panel.tsx';
import { slotsOf } from '../slots-of.tsx';
import { Missing, Stage } from '../stage.tsx';

export function ImageSlide(edited: EditedProps) {
  const { picture, title } = edited.slide;
  return (
    <>
      <Stage>
        <SlideFrame
          slide={edited.slide}
          slots={slotsOf(edited)}
          picture={
            picture ? <ShownPicture picture={picture} title={title} /> : <Missing>{CANVAS.noPicture}</Missing>
          }
        />
      </Stage>
      <PicturePanel {...edited} />
    </>
  );
}
