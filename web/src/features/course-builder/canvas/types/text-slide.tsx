import { SlideFrame } from '#web/slides/slide-frame.tsx';
import type { EditedProps } from '../edited.ts';
import { slotsOf } from '../slots-of.tsx';
import { Stage } from '../stage.tsx';

export const TextSlide = (edited: EditedProps) => (
  <Stage>
    <SlideFrame slide={edited.slide} slots={slotsOf(edited)} />
  </Stage>
);
